namespace @namespace { class @class : MonoBehaviour {} }
