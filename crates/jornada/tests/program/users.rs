use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::MetadataExt;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use testkit::TestDatabase;

use crate::run::{Server, fail, jornada, jornada_on, succeed};

/// Runs a command with a line on its standard input; says whether it went well, and all that it said.
fn with_line(command: &mut Command, line: &str) -> (bool, String) {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has seen enough does not read to the end.
    drop(child.stdin.take().unwrap().write_all(line.as_bytes()));
    let output = child.wait_with_output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

fn ask(server: &Server, head: &str, body: &str) -> (u16, Value) {
    let mut stream = TcpStream::connect(server.address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{head}\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let status = answer.split_whitespace().nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap())
}

fn sign_in(server: &Server, identifier: &str, password: &str) -> (u16, Value) {
    let body = json!({ "identifier": identifier, "password": password }).to_string();
    ask(server, "POST /api/auth/local HTTP/1.1", &body)
}

/// What another process changed is known within a second of a machine that has nothing else to do.
fn becomes(server: &Server, token: &str, expected: Result<&str, u16>) {
    let expected = expected.map(str::to_owned);
    for _ in 0..400 {
        if role(server, token) == expected {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(role(server, token), expected);
}

/// The role of whoever has this token, or the status.
fn role(server: &Server, token: &str) -> Result<String, u16> {
    let head = format!("GET /api/users/me?populate=role HTTP/1.1\r\nAuthorization: Bearer {token}");
    match ask(server, &head, "") {
        (200, user) => Ok(user["role"]["type"].as_str().unwrap().to_owned()),
        (status, _) => Err(status),
    }
}

#[tokio::test]
async fn staff_are_made_sign_in_and_are_managed_on_both_databases() {
    for database in TestDatabase::both().await {
        let user = |arguments: &[&str]| {
            let mut command = jornada_on(&database);
            command.arg("user").args(arguments);
            command
        };
        let made =
            succeed(&mut user(&["add", "--email", "Ana@Liga.Example", "--role", "editor", "--name", "Ana Silva"]));
        let made = made.trim();
        assert_eq!(made.len(), 20);
        let rui = ["add", "--email", "rui@liga.example", "--role", "author", "--username", "rui", "--password-stdin"];
        let (is_well, said) = with_line(&mut user(&rui), "uma frase comprida\nand more\n");
        assert!(is_well && said.contains("rui@liga.example") && !said.contains("frase"), "{said}");

        let server = Server::start(&mut jornada_on(&database));
        let (status, body) = sign_in(&server, "ana@liga.example", made);
        assert_eq!((status, &body["user"]["name"]), (200, &json!("Ana Silva")), "{body}");
        let ana = body["jwt"].as_str().unwrap().to_owned();
        assert_eq!(role(&server, &ana), Ok("editor".to_owned()));
        let (status, body) = sign_in(&server, "rui", "uma frase comprida");
        assert_eq!(status, 200, "{body}");
        let rui = body["jwt"].as_str().unwrap().to_owned();
        assert_eq!(sign_in(&server, "rui", "uma frase").0, 400);

        // All of it counts in the program that runs.
        succeed(&mut user(&["role", "--email", "rui@liga.example", "--role", "press"]));
        becomes(&server, &rui, Ok("press"));
        succeed(&mut user(&["block", "--email", "RUI@liga.example"]));
        becomes(&server, &rui, Err(401));
        let blocked = "Your account has been blocked by an administrator";
        assert_eq!(sign_in(&server, "rui", "uma frase comprida").1["error"]["message"], blocked);
        let listed = succeed(&mut user(&["list"]));
        assert!(listed.contains("ana@liga.example  Ana Silva  editor, may sign in"), "{listed}");
        assert!(listed.contains("rui@liga.example  rui  –  press, blocked") && !listed.contains("argon2"), "{listed}");
        succeed(&mut user(&["unblock", "--email", "rui@liga.example"]));
        assert_eq!(sign_in(&server, "rui", "uma frase comprida").0, 200);
        let new = succeed(&mut user(&["password", "--email", "ana@liga.example"]));
        becomes(&server, &ana, Err(401));
        assert_eq!(
            (sign_in(&server, "ana@liga.example", made).0, sign_in(&server, "ana@liga.example", new.trim()).0),
            (400, 200)
        );

        // A key may have a role.
        let key =
            succeed(jornada_on(&database).args(["key", "add", "Redação", "--scope", "editor", "--scope", "team"]));
        assert_eq!(role(&server, key.trim()), Err(403), "a program is nobody");
        assert!(succeed(jornada_on(&database).args(["key", "list"])).contains("team, editor"));

        for (arguments, said) in [
            (&["add", "--email", "ANA@liga.example", "--role", "admin"][..], "ANA@liga.example"),
            (&["add", "--email", "eva@liga.example", "--role", "admin", "--username", "rui"], "rui"),
            (&["role", "--email", "rui", "--role", "admin"], "rui"),
            (&["block", "--email", "nobody@liga.example"], "nobody@liga.example"),
        ] {
            assert!(fail(&mut user(arguments)).contains(said), "{arguments:?}");
        }
    }
}

#[test]
fn what_cannot_be_an_account_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let user = |arguments: &[&str]| fail(jornada(folder.path()).arg("user").args(arguments));
    let add = |more: &[&str]| user(&[&["add", "--email", "ana@liga.example"], more].concat());
    assert!(user(&["add", "--role", "admin"]).contains("--email"));
    assert!(user(&["add", "--email", "ana", "--role", "admin"]).contains("“ana” is no e-mail address"));
    assert!(add(&[]).contains("--role"));
    assert!(add(&["--role", "king"]).contains("admin"));
    assert!(add(&["--role", "fan"]).contains("editor"), "fans register themselves");
    assert!(add(&["--role", "admin", "--username", "ab"]).contains("3"));
    assert!(add(&["--role", "admin", "--name", " "]).contains("name"));
    let arguments = ["user", "add", "--email", "ana@liga.example", "--role", "admin", "--password-stdin"];
    for (line, said) in
        [("", "at least 6"), ("curta\n", "at least 6"), (&*format!("{}\n", "x".repeat(129)), "at most 128")]
    {
        let (is_well, text) = with_line(jornada(folder.path()).args(arguments), line);
        assert!(!is_well && text.contains(said), "{text}");
    }
    assert_eq!(succeed(jornada(folder.path()).args(["user", "list"])), "");
    let two = ["key", "add", "x", "--scope", "editor", "--scope", "press"];
    assert!(fail(jornada(folder.path()).args(two)).contains("one role"));
    assert!(fail(jornada(folder.path()).args(["key", "add", "x", "--scope", "fan"])).contains("fan"));
}

#[test]
fn a_secret_is_made_once_and_tokens_outlive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let password =
        succeed(jornada(folder.path()).args(["user", "add", "--email", "a@liga.example", "--role", "admin"]));
    let secret = folder.path().join("data/secret");
    assert!(!secret.exists(), "only serving needs it");
    let server = Server::start(&mut jornada(folder.path()));
    let token = sign_in(&server, "a@liga.example", password.trim()).1["jwt"].as_str().unwrap().to_owned();
    assert!(server.terminate());
    assert_eq!(std::fs::metadata(&secret).unwrap().mode() & 0o777, 0o600);
    let server = Server::start(&mut jornada(folder.path()));
    assert_eq!(role(&server, &token), Ok("admin".to_owned()));
    drop(server);
    let other = "0123456789012345678901234567890123456789";
    let server = Server::start(jornada(folder.path()).env("JORNADA_SECRET", other));
    assert_eq!(role(&server, &token), Err(401));
}

#[tokio::test]
async fn with_postgres_a_secret_must_be_set() {
    let database = TestDatabase::postgres().await;
    let said = fail(jornada_on(&database).arg("serve").env_remove("JORNADA_SECRET"));
    assert!(said.contains("JORNADA_SECRET") && said.contains("openssl rand"), "{said}");
    let said = fail(jornada_on(&database).arg("serve").env("JORNADA_SECRET", "1234567890"));
    assert!(said.contains("secret") && said.contains("32") && !said.contains("1234567890"), "{said}");
    assert!(!database.folder.path().join("data").exists(), "nothing is left behind");
}
