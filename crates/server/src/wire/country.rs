//! Names of countries, by their two letters.

use crate::locale::Locale;

/// Sorted by code.
const NAMES: &[(&str, &str, &str)] = &[
    ("AO", "Angola", "Angola"),
    ("AR", "Argentina", "Argentina"),
    ("AT", "Áustria", "Austria"),
    ("AU", "Austrália", "Australia"),
    ("BA", "Bósnia e Herzegovina", "Bosnia and Herzegovina"),
    ("BE", "Bélgica", "Belgium"),
    ("BF", "Burquina Faso", "Burkina Faso"),
    ("BG", "Bulgária", "Bulgaria"),
    ("BO", "Bolívia", "Bolivia"),
    ("BR", "Brasil", "Brazil"),
    ("CA", "Canadá", "Canada"),
    ("CD", "R. D. Congo", "DR Congo"),
    ("CH", "Suíça", "Switzerland"),
    ("CI", "Costa do Marfim", "Ivory Coast"),
    ("CL", "Chile", "Chile"),
    ("CM", "Camarões", "Cameroon"),
    ("CN", "China", "China"),
    ("CO", "Colômbia", "Colombia"),
    ("CR", "Costa Rica", "Costa Rica"),
    ("CV", "Cabo Verde", "Cape Verde"),
    ("CZ", "Chéquia", "Czechia"),
    ("DE", "Alemanha", "Germany"),
    ("DK", "Dinamarca", "Denmark"),
    ("DZ", "Argélia", "Algeria"),
    ("EC", "Equador", "Ecuador"),
    ("EG", "Egito", "Egypt"),
    ("ES", "Espanha", "Spain"),
    ("FI", "Finlândia", "Finland"),
    ("FR", "França", "France"),
    ("GA", "Gabão", "Gabon"),
    ("GB", "Reino Unido", "United Kingdom"),
    ("GH", "Gana", "Ghana"),
    ("GM", "Gâmbia", "Gambia"),
    ("GN", "Guiné", "Guinea"),
    ("GR", "Grécia", "Greece"),
    ("GW", "Guiné-Bissau", "Guinea-Bissau"),
    ("HR", "Croácia", "Croatia"),
    ("HU", "Hungria", "Hungary"),
    ("IE", "Irlanda", "Ireland"),
    ("IL", "Israel", "Israel"),
    ("IR", "Irão", "Iran"),
    ("IS", "Islândia", "Iceland"),
    ("IT", "Itália", "Italy"),
    ("JP", "Japão", "Japan"),
    ("KR", "Coreia do Sul", "South Korea"),
    ("LU", "Luxemburgo", "Luxembourg"),
    ("MA", "Marrocos", "Morocco"),
    ("ML", "Mali", "Mali"),
    ("MX", "México", "Mexico"),
    ("MZ", "Moçambique", "Mozambique"),
    ("NG", "Nigéria", "Nigeria"),
    ("NL", "Países Baixos", "Netherlands"),
    ("NO", "Noruega", "Norway"),
    ("PA", "Panamá", "Panama"),
    ("PE", "Peru", "Peru"),
    ("PL", "Polónia", "Poland"),
    ("PT", "Portugal", "Portugal"),
    ("PY", "Paraguai", "Paraguay"),
    ("RO", "Roménia", "Romania"),
    ("RS", "Sérvia", "Serbia"),
    ("RU", "Rússia", "Russia"),
    ("SE", "Suécia", "Sweden"),
    ("SI", "Eslovénia", "Slovenia"),
    ("SK", "Eslováquia", "Slovakia"),
    ("SN", "Senegal", "Senegal"),
    ("ST", "São Tomé e Príncipe", "São Tomé and Príncipe"),
    ("TG", "Togo", "Togo"),
    ("TN", "Tunísia", "Tunisia"),
    ("TR", "Turquia", "Türkiye"),
    ("UA", "Ucrânia", "Ukraine"),
    ("US", "Estados Unidos", "United States"),
    ("UY", "Uruguai", "Uruguay"),
    ("VE", "Venezuela", "Venezuela"),
    ("ZA", "África do Sul", "South Africa"),
];

/// The country in the caller's language; its code where it is not in the list.
pub(crate) fn name(code: &str, locale: Locale) -> &str {
    match NAMES.binary_search_by_key(&code, |(known, ..)| known) {
        Ok(index) => locale.pick(NAMES[index].1, NAMES[index].2),
        Err(_) => code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_are_sorted_and_found() {
        assert!(NAMES.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(name("CV", Locale::Portuguese), "Cabo Verde");
        assert_eq!(name("CV", Locale::English), "Cape Verde");
        assert_eq!(name("XX", Locale::English), "XX");
    }
}
