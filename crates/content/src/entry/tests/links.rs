use super::*;

fn stored(name: &str, value: Value) -> Value {
    created(&json!({ "title": "abc", name: value })).unwrap().data[name].clone()
}

fn refused(name: &str, value: Value) -> String {
    fault(created(&json!({ "title": "abc", name: value }))).1
}

fn changed(present: Value, given: Value) -> Value {
    updated(&json!({ "title": "abc", "tags": present }), &json!({ "tags": given })).unwrap()["tags"].clone()
}

#[test]
fn relations_are_written_in_many_forms() {
    let three = [
        json!([3, 1, 2]),
        json!(["3", "1", 2]),
        json!([{ "id": 3 }, { "id": "1" }, 2, 3]),
        json!({ "set": [3, 1, 2] }),
        json!({ "set": [{ "id": 3 }, 1, 2], "connect": [9] }),
        json!({ "connect": [3, { "id": 1 }, "2"] }),
    ];
    for value in three {
        assert_eq!(stored("tags", value.clone()), json!([3, 1, 2]), "{value}");
    }
    for none in [json!([]), json!(null), json!({ "set": [] }), json!({ "set": null }), json!({})] {
        assert_eq!(stored("tags", none), json!([]));
    }
    assert_eq!(stored("tags", json!(7)), json!([7]));
}

#[test]
fn a_relation_to_one_holds_one() {
    for value in
        [json!(7), json!("7"), json!({ "id": 7 }), json!([7]), json!({ "set": [7] }), json!({ "connect": [7] })]
    {
        assert_eq!(stored("tag", value.clone()), 7, "{value}");
        assert_eq!(stored("photo", value.clone()), 7, "{value}");
    }
    assert_eq!(stored("tag", json!(null)), Value::Null);
    assert_eq!(refused("tag", json!([1, 2])), "tag must have at most one relation");
    let before = json!({ "title": "abc", "tag": 4 });
    let after = |given: Value| updated(&before, &json!({ "tag": given })).unwrap()["tag"].clone();
    assert_eq!(after(json!({ "connect": [5] })), 5);
    assert_eq!(after(json!({ "disconnect": [4] })), Value::Null);
    assert_eq!(after(json!({ "disconnect": [9] })), 4);
    assert_eq!(after(json!({})), 4);
}

#[test]
fn relations_are_connected_and_disconnected() {
    assert_eq!(changed(json!([1, 2, 3]), json!({ "disconnect": [2] })), json!([1, 3]));
    assert_eq!(changed(json!([1, 2]), json!({ "connect": [3, 1], "disconnect": [{ "id": 2 }] })), json!([1, 3]));
    assert_eq!(changed(json!([1, 2]), json!({ "disconnect": [1], "connect": [1] })), json!([2, 1]));
    assert_eq!(changed(json!([1, 2]), json!({})), json!([1, 2]));
}

#[test]
fn what_is_connected_has_its_place() {
    let placed = |position: Value| changed(json!([1, 2, 3]), json!({ "connect": [{ "id": 9, "position": position }] }));
    assert_eq!(placed(json!({ "start": true })), json!([9, 1, 2, 3]));
    assert_eq!(placed(json!({ "end": true })), json!([1, 2, 3, 9]));
    assert_eq!(placed(json!({ "before": 2 })), json!([1, 9, 2, 3]));
    assert_eq!(placed(json!({ "after": "2" })), json!([1, 2, 9, 3]));
    assert_eq!(placed(json!({ "after": 77 })), json!([1, 2, 3, 9]), "beside one that is not there: at the end");
    let moved = json!({ "connect": [{ "id": 1, "position": { "end": true } }] });
    assert_eq!(changed(json!([1, 2, 3]), moved), json!([2, 3, 1]));
    let wrong = json!({ "connect": [{ "id": 1, "position": { "before": 1, "after": 2 } }] });
    assert_eq!(refused("tags", wrong), "tags has a relation whose position cannot be read");
}

#[test]
fn ids_are_positive_numbers() {
    for value in
        [json!("x"), json!(0), json!(-1), json!(1.5), json!([[1]]), json!([null]), json!({ "id": null }), json!(true)]
    {
        assert!(refused("tags", value.clone()).starts_with("tags must hold ids"), "{value}");
    }
    assert_eq!(refused("tags", json!({ "conect": [1] })), "tags must be a relation: unknown key conect");
}

#[test]
fn a_field_holds_two_hundred_at_most() {
    let ids = |count: i64| json!((1..=count).collect::<Vec<_>>());
    assert_eq!(stored("tags", ids(200)).as_array().unwrap().len(), 200);
    for value in
        [ids(201), json!({ "set": ids(201) }), json!({ "connect": ids(201) }), json!({ "disconnect": ids(201) })]
    {
        assert_eq!(refused("tags", value), "tags must have at most 200 relations");
    }
    let before = json!({ "title": "abc", "tags": ids(200) });
    let result = updated(&before, &json!({ "tags": { "connect": [777] } }));
    assert_eq!(fault(result).1, "tags must have at most 200 relations");
}

#[test]
fn teams_go_by_number_and_competitions_by_key() {
    assert_eq!(stored("teams", json!([7, "8"])), json!([7, 8]));
    assert!(refused("teams", json!("liga-atlantica")).starts_with("teams must hold ids"));
    let competitions = json!(["liga-atlantica", 5, { "id": "taca" }, "liga-atlantica"]);
    assert_eq!(stored("competitions", competitions), json!(["liga-atlantica", "5", "taca"]));
    for value in [json!("Liga Atlântica"), json!(-5), json!(""), json!([[]])] {
        assert!(refused("competitions", value).starts_with("competitions must name competitions"));
    }
    let before = json!({ "title": "abc", "competitions": [3] });
    let connect = json!({ "competitions": { "connect": ["taca"] } });
    assert_eq!(updated(&before, &connect).unwrap()["competitions"], json!([3, "taca"]));
    let disconnect = json!({ "competitions": { "disconnect": ["taca"] } });
    assert!(fault(updated(&before, &disconnect)).1.starts_with("competitions takes competitions as a whole"));
}

#[test]
fn the_other_side_of_a_relation_is_told_apart() {
    let model = model();
    let check = |given: Value| Entry::check(&model, model.named("tag"), &given, Purpose::Create);
    let entry = check(json!({ "name": "a", "things": [4, 5] })).unwrap();
    assert!(!entry.data.contains_key("things"));
    assert_eq!(entry.inverse.len(), 1);
    assert_eq!(entry.inverse[0].field, "things");
    assert_eq!(entry.inverse[0].applied_to(&[1, 5]), [4, 5]);
    let entry = check(json!({ "name": "a", "things": { "connect": [4], "disconnect": [1] } })).unwrap();
    assert_eq!(entry.inverse[0].applied_to(&[1, 5]), [5, 4]);
    assert!(check(json!({ "name": "a" })).unwrap().inverse.is_empty());
    assert!(fault(check(json!({ "name": "a", "things": "x" }))).1.starts_with("things must hold ids"));
}
