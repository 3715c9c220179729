//! Names of Brazil, Cape Verde and Angola.

use super::Names;

pub(super) const BRAZILIAN: Names = Names {
    country: "BR",
    given: "Adenilson, Ailton, Alan, Anderson, Ari, Breno, Caíque, Cássio, Cauã, Cleiton, Dalton, Davi, \
    Deivid, Edmar, Elton, Everaldo, Fabrício, Gilmar, Higor, Iago, Igor, Jadson, \
    Jefferson, Jonatas, Kelmo, Kevin, Luan, Maicon, Murilo, Natan, Otávio, Ramon, Rian, Robson, \
    Ruan, Tales, Thalles, Uelinton, Vinícius, Wallace, Wesley, Yago, Zé Renato",
    surnames: "Aracati, Arrais, Baturité, Bezerril, Caiçara, Cambuí, Capivara, Carnaúba, Catanduva, Cipó, Coqueiral, \
    Guarani, Ipanema, Itamarati, Jacarandá, Jatobá, Juazeiro, Macaúbas, Maranhense, Mirassol, Orquídea, \
    Paineiras, Pantanal, Pirajá, Piratininga, Quixadá, Sabiá, Serigy, Tamoio, Timbira, Tupinambá, \
    Umbuzeiro, Urubatã, Vitorino, Xavantes",
};

pub(super) const CAPE_VERDEAN: Names = Names {
    country: "CV",
    given: "Adilson, Carlitos, Edson, Elvis, Gelito, Hélton, Ivanildo, Jair, Jamilton, Jovito, Keny, Kukula, \
    Lisandro, Mauro, Nhambu, Odair, Patrick, Ronny, Stivan, Tchuca, Waldir, Zé Luís",
    surnames: "Barlavento, Brito da Luz, Cidrão, Coladeira, Delgado, Fogo Novo, Galeão, Lajedos, Monteverde, Morabeza, \
    Mornas, Paul, Pico Novo, Ribeirão, Salamansa, Santiaguense, Sotavento, Tarrafal, Tavares, Varandinha, \
    Vulcão",
};

pub(super) const ANGOLAN: Names = Names {
    country: "AO",
    given: "Ary, Bastos, Bonifácio, Chico, Chiquinho, Daniel, Euclides, Fredy, Gerson, Hossi, Ito, Jacques, Joca, \
    Kialunda, Kuenda, Lito, Massunga, Mingo, Ndala, Osvaldo, Paizinho, Quinito, Tito, Vado",
    surnames: "Bunga, Cacuaco, Caluanda, Camuxi, Catumbela, Cazenga, Chilala, Dembos, Imbondeiro, Kalandula, Kapapelo, \
    Kissanga, Lubango, Luvuile, Mabiala, Malanje, Mussulo, Ngunza, Palanca, Quiala, Quissama, Sambila, \
    Welwitscha",
};
