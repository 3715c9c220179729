use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::stored;

/// Any JSON, with the keys and values that mean something among it.
fn anything() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..300).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop::sample::select(
            &["web", "#001941", "/a", "2025-01-01", "7", "golo", "a@b.pt", "shared.link", "<b>x</b>", ""][..]
        )
        .prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
    ];
    let key = prop::sample::select(
        &[
            "id",
            "set",
            "connect",
            "disconnect",
            "position",
            "before",
            "label",
            "caption",
            "banner",
            "tag",
            "__component",
            "x",
        ][..],
    );
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..5).prop_map(|entries| Value::Object(
                entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
            )),
        ]
    })
}

fn body() -> impl Strategy<Value = Value> {
    let names: Vec<String> = model().named("thing").fields.iter().map(|field| field.name.clone()).collect();
    let field = (prop::sample::select(names), anything());
    prop::collection::vec(field, 0..4).prop_map(|fields| {
        let mut body: Map<String, Value> = fields.into_iter().collect();
        body.entry("title").or_insert_with(|| json!("abc"));
        Value::Object(body)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is taken is complete, and can be written once more as it is.
    #[test]
    fn any_body_is_taken_or_refused(body in body()) {
        static MODEL: LazyLock<Model> = LazyLock::new(model);
        let model = &*MODEL;
        let of = model.named("thing");
        match Entry::check(model, of, &body, Purpose::Create) {
            Ok(mut entry) => {
                prop_assert_eq!(complete(model, of, &entry.data), Ok(()));
                let mut id = 0;
                stored::each_component_mut(model, &of.fields, &mut entry.data, &mut |_, component| {
                    id += 1;
                    component.insert("id".to_owned(), id.into());
                });
                let again = Value::Object(entry.data.clone());
                let purpose = Purpose::Update { known: &entry.data };
                prop_assert_eq!(Entry::check(model, of, &again, purpose).map(|entry| entry.data), Ok(entry.data.clone()));
            }
            Err(problem) => {
                prop_assert!(!problem.message.is_empty());
                prop_assert!(problem.errors.iter().all(|error| !error.path.is_empty()));
            }
        }
    }
}
