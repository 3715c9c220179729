//! Who is signed in, and the addresses around it.

use accounts::api_key::NewKey;
use accounts::role::Role;
use axum::body::Body;
use serde_json::json;
use store::api_keys::NewApiKey;

use super::{House, body, is_error};
use crate::client::now;

#[tokio::test]
async fn a_role_is_shown_where_it_is_asked_for() {
    let house = House::new().await;
    house.add("ana", Role::Press).await;
    let token = house.token("Ana").await;
    let role = json!({
        "id": 3, "name": "Press", "description": "Looks after press releases, statements and media kits.",
        "type": "press",
    });
    for query in [
        "populate=role",
        "populate=*",
        "populate=team,role",
        "populate[0]=role",
        "populate[]=role",
        "populate[role]=true",
        "populate[role]=*",
        "populate[role][fields][0]=name",
        "populate=role.permissions",
        "populate%5B0%5D=role",
    ] {
        let user = body(&house.get(&format!("/api/users/me?{query}"), &token).await, 200);
        assert_eq!(user["role"], role, "{query}");
        assert_eq!(user["email"], "ana@liga.example");
    }
    for query in
        ["", "populate=", "populate=team", "populate[role]=false", "populate", "populate=roles", "filters[x]=1"]
    {
        let user = body(&house.get(&format!("/api/users/me?{query}"), &token).await, 200);
        assert!(user.get("role").is_none(), "{query}");
    }
}

#[tokio::test]
async fn fields_are_chosen_by_name() {
    let house = House::new().await;
    let id = house.add("ana", Role::Press).await;
    let token = house.token("Ana").await;
    let get = async |query: &str| house.get(&format!("/api/users/me?{query}"), &token).await;
    assert_eq!(body(&get("fields=email").await, 200), json!({ "id": id, "email": "ana@liga.example" }));
    let two = body(&get("fields[0]=username&fields[1]=blocked&populate=role").await, 200);
    assert_eq!(two.as_object().unwrap().keys().collect::<Vec<_>>(), ["blocked", "id", "role", "username"]);
    assert_eq!(body(&get("fields=*").await, 200), body(&get("").await, 200));
    for (query, name) in [
        ("fields=password", "password"),
        ("fields[0]=email&fields[1]=password_hash", "password_hash"),
        ("fields=email,name", "email,name"),
        ("fields=role", "role"),
        ("fields[a]=email", "fields"),
        ("fields", "fields"),
        ("fields=", ""),
    ] {
        is_error(&get(query).await, 400, "ValidationError", &format!("Invalid parameter {name}"));
    }
}

#[tokio::test]
async fn nobody_in_particular_is_forbidden() {
    let house = House::new().await;
    let forbidden = |answer| is_error(&answer, 403, "ForbiddenError", "Forbidden");
    for path in ["/api/users/me", "/api/users/me/", "/api/users/me?fields=password"] {
        forbidden(house.send("GET", path, &[], Body::empty()).await);
    }
    // A scheme that is not ours says nothing.
    for other in ["Basic YTpi", "Digest x", "nonsense"] {
        forbidden(house.send("GET", "/api/users/me", &[("authorization", other)], Body::empty()).await);
    }
    // A program is nobody, whatever it may do.
    let key = NewKey::from_random([4; accounts::api_key::RANDOM_BYTES]);
    let new = NewApiKey { name: "Dados".into(), prefix: key.prefix, hash: key.hash, scopes: vec!["admin".into()] };
    house.client.app.store().add_api_key(new, now()).await.unwrap();
    forbidden(house.me(&key.text).await);
}

#[tokio::test]
async fn other_methods_are_not_for_these_addresses() {
    let house = House::new().await;
    for path in ["/api/auth/local", "/api/auth/local/"] {
        is_error(&house.send("GET", path, &[], Body::empty()).await, 404, "NotFoundError", "Not Found");
        assert_eq!(house.send("HEAD", path, &[], Body::empty()).await.status, 404);
    }
    for (method, path) in [("PUT", "/api/auth/local"), ("DELETE", "/api/auth/local"), ("POST", "/api/users/me")] {
        let answer = house.send(method, path, &[], Body::empty()).await;
        assert_eq!((answer.status.as_u16(), answer.text()), (405, "Method Not Allowed"), "{method} {path}");
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    }
}
