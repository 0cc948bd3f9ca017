"""completion/complete while the headless engine runs the example: names of what is loaded."""
from lib.live import need_an_engine
from lib.umcp import EXAMPLE, Stdio, Suite, expect, initialize, request, same

suite = Suite()
test = suite.test


class Engine(Stdio):
    """The example with its engine, which has answered once."""

    def __init__(self):
        super().__init__("--project", EXAMPLE, "--player", "auto", "--connect", "none")

    def __enter__(self):
        super().__enter__()
        self.ask(initialize())
        same(self.call("GetStatus")["Ready"], True)
        return self

    def ask(self, message):
        """The answer; notices that come before it do not matter here."""
        self.send(message)
        while True:
            answer = self.read()
            if "id" in answer:
                return answer

    def call(self, name, **arguments):
        return self.ask(request("tools/call", {"name": name, "arguments": arguments}))["result"]["structuredContent"]

    def values(self, ref, name, value, **known):
        kind, key = ("ref/resource", "uri") if "://" in ref else ("ref/prompt", "name")
        params = {"ref": {"type": kind, key: ref}, "argument": {"name": name, "value": value},
                  "context": {"arguments": known}}
        return self.ask(request("completion/complete", params))["result"]["completion"]["values"]


@test
def objects_are_those_of_the_loaded_scene():
    with Engine() as client:
        same(client.values("explain_object", "object", "pl"), ["Player"])
        same(client.values("explain_object", "object", "/Crate Stack/U"),
             ["/Crate Stack/Upper", "/Crate Stack/Upper/Lid"])


@test
def an_id_is_found_by_the_name_and_leads_to_the_object():
    with Engine() as client:
        ids = client.values("unity://object/{id}", "id", "Player")
        same(len(ids), 1, ids)
        same(client.call("GetObject", id=ids[0])["Name"], "Player")
        same(client.values("unity://object/{id}", "id", ids[0])[0], ids[0])


@test
def scenes_have_the_ids_of_the_list():
    with Engine() as client:
        uri = "unity://scene/{sceneId}/objects{?name,type,activeOnly,limit,offset}"
        same(client.values(uri, "sceneId", "main"), ["scn:0"])
        same(client.values(uri, "sceneId", ""), ["scn:0", "scn:ddol", "scn:hide"])


@test
def types_are_unitys_and_the_projects():
    with Engine() as client:
        types = client.values("explain_object", "component", "light")
        same(types[0], "UnityEngine.Light")
        own = client.values("explain_object", "component", "playercon")
        expect(own and own[0].endswith("PlayerController"), own)
        # A base is a filter, too.
        expect("UnityEngine.Renderer" in client.values("explain_object", "component", "renderer"))


@test
def members_are_those_of_the_type():
    with Engine() as client:
        uri = "unity://object/{id}/component/member{?type,name}"
        expect("intensity" in client.values(uri, "name", "int", type="UnityEngine.Light"))
        expect("localPosition" in client.values(uri, "name", "local", type="Transform"))
        same(client.values(uri, "name", "intensity", type="Transform"), [])
        same(client.values(uri, "name", ""), [])
        same(client.values(uri, "name", "", type="Nobody"), [])


@test
def files_stay_files():
    with Engine() as client:
        same(client.values("review_scene", "scene", "test"), ["Assets/Scenes/Test.unity"])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
