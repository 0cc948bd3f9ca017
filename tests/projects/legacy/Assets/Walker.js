#pragma strict
var speed : float = 1.0;
function Update() { }
