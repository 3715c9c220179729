//! Release builds carry the web app's files inside; dev builds read them from disk when the program starts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-env-changed=PROFILE");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../web/dist");
    let mut files = Vec::new();
    if env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:rerun-if-changed={}", root.display());
        assert!(root.join("server/pages.js").is_file(), "web/dist is not built: run `make web` first");
        list(&root, &mut files);
        files.sort();
    }
    let mut table = String::from("pub(super) static EMBEDDED: &[(&str, &[u8])] = &[\n");
    for file in files {
        let name = file.strip_prefix(&root).expect("found below it").display().to_string();
        writeln!(table, "    ({name:?}, include_bytes!({:?})),", file.display().to_string())
            .expect("written to memory");
    }
    table.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo")).join("embedded.rs");
    fs::write(out, table).expect("the build folder can be written to");
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder that was just found").flatten() {
        let path = entry.path();
        if path.is_dir() { list(&path, files) } else { files.push(path) }
    }
}
