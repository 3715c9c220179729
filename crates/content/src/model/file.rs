//! The type behind media fields. It is always there, and no file declares it.

use super::{Area, ContentType, FILE, Field, FieldKind, Label, TextForm, TypeKind};

pub(super) fn file() -> ContentType {
    let line = || FieldKind::Text { form: TextForm::Line, min: None, max: None };
    let text = || FieldKind::Text { form: TextForm::Text, min: None, max: None };
    let integer = || FieldKind::Integer { min: None, max: None };
    let fields = [
        ("name", "Nome", "Name", line()),
        ("alternativeText", "Texto alternativo", "Alternative text", text()),
        ("caption", "Legenda", "Caption", text()),
        ("width", "Largura", "Width", integer()),
        ("height", "Altura", "Height", integer()),
        ("formats", "Formatos", "Formats", FieldKind::Json),
        ("hash", "Código", "Hash", line()),
        ("ext", "Extensão", "Extension", line()),
        ("mime", "Tipo", "Type", line()),
        ("size", "Tamanho", "Size", FieldKind::Decimal { min: None, max: None }),
        ("url", "Endereço", "Address", line()),
        ("previewUrl", "Endereço da pré-visualização", "Preview address", line()),
        ("provider", "Armazenamento", "Storage", line()),
        ("provider_metadata", "Dados do armazenamento", "Storage details", FieldKind::Json),
        ("placeholder", "Imagem de espera", "Placeholder", text()),
        ("focalPoint", "Ponto focal", "Focal point", FieldKind::Json),
    ];
    let field = |(name, portuguese, english, kind): (&str, &str, &str, FieldKind)| Field {
        is_required: name == "name",
        name: name.to_owned(),
        kind,
        is_unique: false,
        is_private: false,
        // What is stored under a hash goes when nobody has it any more.
        is_indexed: name == "hash",
        default: None,
        label: label(portuguese, english),
    };
    ContentType {
        name: FILE.to_owned(),
        address: FILE.to_owned(),
        kind: TypeKind::Collection,
        area: Area::Editorial,
        is_localized: false,
        has_drafts: false,
        is_public: true,
        is_internal: true,
        label: label("Ficheiro", "File"),
        fields: fields.map(field).into(),
    }
}

fn label(portuguese: &str, english: &str) -> Label {
    Label { portuguese: portuguese.to_owned(), english: english.to_owned() }
}
