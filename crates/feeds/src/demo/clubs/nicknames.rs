//! What fans call their clubs.

/// Club and nickname, in the order of the divisions.
const NICKNAMES: &[(&str, &str)] = &[
    ("far", "Faroleiros"),
    ("sma", "Pescadores"),
    ("val", "Marinheiros"),
    ("rin", "Ribeirinhos"),
    ("nor", "Ventania"),
    ("sal", "Serranos"),
    ("cav", "Castrejos"),
    ("alv", "Alvorada Laranja"),
    ("pen", "Roxos da Penha"),
    ("mon", "Livreiros"),
    ("olg", "Azeiteiros"),
    ("fer", "Ferreiros"),
    ("pro", "Romãzeiros"),
    ("lab", "Lagoeiros"),
    ("tbe", "Torreões"),
    ("amb", "Abelhas"),
    ("dun", "Beduínos"),
    ("brg", "Douradinhos"),
    ("vsl", "Salineiros"),
    ("mov", "Moleiros"),
    ("fon", "Águas Claras"),
    ("cai", "Estivadores"),
    ("vli", "Tecelões"),
    ("rma", "Rochedos"),
    ("pdv", "Pedreiros"),
    ("bri", "Veleiros"),
    ("alz", "Azulejos"),
    ("sge", "Gualterianos"),
    ("lin", "Linces"),
    ("mir", "Estrelados"),
    ("cor", "Corticeiros"),
    ("toj", "Tojeiros"),
    ("vid", "Vidreiros"),
    ("xis", "Xistosos"),
];

pub(super) fn nickname(key: &str) -> Option<&'static str> {
    NICKNAMES.iter().find(|(club, _)| *club == key).map(|(_, nickname)| *nickname)
}
