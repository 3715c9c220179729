//! Names of the other countries from which players come.

use super::Names;

pub(super) const SPANISH: Names = Names {
    country: "ES",
    given: "Aitor, Álex, Ander, Asier, Borja, Brais, Carles, Dani, Elio, Fermín, Gorka, Iker, Iñigo, Iván, Izan, \
    Jon, Julen, Kepa, Koldo, Lalo, Manu, Marc, Nico, Oriol, Paco, Pau, Quique, Roi, Sergi, Teo, Unai, Xabi",
    surnames: "Ardila, Azcueta, Bandurra, Barreiro, Cantalejo, Carballeda, Cercedilla, Echauri, Espadaña, Gandarillas, \
    Garrapinillos, Guadarrama, Hinojal, Idiáquez, Labarca, Lizarraga, Manzanares, Montseny, Navaleno, \
    Olmedilla, Outeiral, Peñalba, Quintanar, Retamar, Sotogrande, Tordera, Urdanoz, Valdeón, Villabrágima, \
    Zarandona",
};

pub(super) const FRENCH: Names = Names {
    country: "FR",
    given: "Adrien, Alban, Antonin, Aurélien, Bastien, Clément, Corentin, Dimitri, Enzo, Florian, Gaël, Hugo, Ilan, \
    Jordan, Jules, Killian, Léo, Loïc, Mathis, Maxence, Nolan, Quentin, Rayan, Romain, Sacha, Tanguy, Théo, \
    Valentin, Yann, Yannick",
    surnames: "Aubrac, Beaulande, Bellefont, Bretonnel, Castelnau, Champvert, Chantelouve, Clairvaux, Courteneige, \
    Delamare, Fontbrune, Granval, Hautefeuille, Kermadec, Lanterne, Lavandier, Malbosc, Montaigu, \
    Morvandeau, Noirmont, Obando, Pierrefite, Quatrevents, Rochebrune, Sauveterre, Tournemire, Trévignon, \
    Valsonne, Vertpré",
};

pub(super) const ARGENTINE: Names = Names {
    country: "AR",
    given: "Agustín, Alan, Braian, Ciro, Cristian, Emiliano, Ezequiel, Facundo, Franco, Germán, Ignacio, Juan Cruz, \
    Lautaro, Lucas, Matías, Maxi, Nahuel, Nicolás, Pablo, Ramiro, Rodrigo, Thiago, Tomás, Valentín",
    surnames: "Aconquija, Arrayán, Bustamonte, Calafate, Chacabuco, Chañar, Cuyano, Ibicuy, Lapacho, Mendiolaza, \
    Nahuelpan, Ombú, Pampeano, Pehuén, Quebracho, Quilmeño, Salinero, Tandilia, Trenque, Uspallata, Yapeyú, \
    Zonda",
};

pub(super) const SENEGALESE: Names = Names {
    country: "SN",
    given: "Abdou, Adama, Alioune, Assane, Babacar, Birame, Cheikh, Djibril, Habib, Ibou, Lamine, Lassana, Malick, \
    Mamadou, Modou, Moussa, Ousmane, Pape, Serigne, Youssou",
    surnames: "Badji, Casamance, Diakhou, Dianté, Djolof, Fatick, Gambira, Kaffrine, Kédougou, Kourou, Lompoul, \
    Mbacké, Ndiaré, Rufisque, Saloum, Sangoma, Sissouma, Thiossane, Wakhiné, Yoffou",
};

pub(super) const DUTCH: Names = Names {
    country: "NL",
    given: "Bas, Bram, Daan, Dirk, Finn, Floris, Gijs, Jasper, Jelle, Jorrit, Koen, Lars, Maarten, Niels, Pim, \
    Ruben, Sander, Sjoerd, Stijn, Teun, Thijs, Tijmen, Wout",
    surnames: "Achterberg, Bovenkerk, Dijkgraaf, Eikelboom, Haringvliet, Hoogwater, Klompmaker, Kruidenier, Lindeman, \
    Meerkoet, Molenwiek, Noordzij, Oosterwind, Poldervaart, Rietdekker, Schelvis, Tulpenaar, Veenhuis, \
    Waterland, Zeewolde",
};

pub(super) const DANISH: Names = Names {
    country: "DK",
    given: "Anders, Asger, Bjarke, Emil, Frederik, Gustav, Jeppe, Jonas, Kasper, Lasse, Mads, Magnus, Malthe, \
    Mikkel, Nikolaj, Oskar, Rasmus, Sebastian, Søren, Tobias, Viktor",
    surnames: "Agerskov, Bakkegaard, Birkedal, Blåvand, Dannevang, Egeskov, Fjordbo, Grønhøj, Havmand, Klitgård, \
    Lyngholt, Møllebæk, Nordstrand, Rosenlund, Skovbakke, Strandby, Søndervig, Vesterlund",
};

pub(super) const JAPANESE: Names = Names {
    country: "JP",
    given: "Daiki, Haruto, Hayato, Itsuki, Kaito, Kazuma, Kenta, Kohei, Makoto, Naoki, Ren, Riku, Ryota, Shun, \
    Sota, Takumi, Tsubasa, Yuto, Yuya",
    surnames: "Akizora, Amagumo, Fujisawa, Hamabe, Hoshimura, Ishikami, Kawahara, Kurohana, Matsunami, Minatoya, \
    Natsukawa, Shiomi, Takemori, Tsukishiro, Umibara, Yamakage, Yukimoto",
};
