//! Portuguese names. Surnames are those of villages, trees and trades, so that nobody in particular is meant.

use super::Names;

pub(super) const PORTUGUESE: Names = Names { country: "PT", given: GIVEN, surnames: SURNAMES };

/// For doctors, delegates and directors.
pub(in super::super) const WOMEN: &str = "Clara, Marta, Otília, Matilde, Inês, Salomé, Graça, Benilde, Leonor, Beatriz, Carlota, Constança, \
    Dulce, Elisa, Eunice, Fabiana, Filipa, Helena, Ivone, Joana, Lídia, Luísa, Madalena, Margarida, \
    Natércia, Noémia, Olga, Petra, Raquel, Rita, Sílvia, Susete, Teresa, Vera";

const GIVEN: &str = "Abel, Adalberto, Adriano, Afonso, Aires, Alberto, Albino, Aleixo, Alexandre, Alípio, Álvaro, Amadeu, \
    Américo, André, Ângelo, Anselmo, António, Aquiles, Armando, Armindo, Arnaldo, Artur, Augusto, Aurélio, \
    Baltazar, Bartolomeu, Basílio, Belmiro, Benjamim, Bento, Bernardo, Brás, Bruno, Caetano, Camilo, \
    Carlos, Célio, César, Cláudio, Clemente, Constantino, Cristiano, Custódio, Damião, Daniel, Dário, \
    David, Delfim, Dinis, Diogo, Domingos, Duarte, Edgar, Edmundo, Eduardo, Elias, Eliseu, Emanuel, \
    Ernesto, Estêvão, Eugénio, Fábio, Fausto, Feliciano, Félix, Fernando, Filipe, Firmino, Flávio, \
    Fradique, Francisco, Frederico, Gabriel, Gaspar, Gil, Gonçalo, Gualter, Guilherme, Gustavo, Heitor, \
    Hélder, Hélio, Henrique, Hermínio, Hilário, Horácio, Hugo, Inácio, Isaac, Isidro, Ivo, Jacinto, Jaime, \
    Januário, Jerónimo, João, Joaquim, Joel, Jonas, Jordão, Jorge, José, Josué, Julião, Júlio, Justino, \
    Laurindo, Leandro, Leonel, Leopoldo, Lino, Lourenço, Lucas, Lúcio, Luís, Manuel, Marcelo, Marco, Mário, \
    Martim, Mateus, Matias, Maurício, Mauro, Miguel, Moisés, Napoleão, Nelson, Nicolau, Norberto, Nuno, \
    Octávio, Olavo, Orlando, Óscar, Osvaldo, Paulo, Pedro, Plácido, Quim, Rafael, Ramiro, Raul, Reinaldo, \
    Renato, Ricardo, Roberto, Rodrigo, Rogério, Romeu, Rúben, Rui, Salvador, Samuel, Sandro, Santiago, \
    Saulo, Sebastião, Sérgio, Severino, Silvestre, Sílvio, Simão, Telmo, Teodoro, Tiago, Tibério, Timóteo, \
    Tobias, Tomás, Tomé, Tristão, Urbano, Valdemar, Valentim, Valério, Vasco, Vicente, Vítor, Xavier, \
    Zacarias, Zeferino";

const SURNAMES: &str = "Abrunhosa, Alcofra, Aldeagas, Alfarela, Alfazema, Algeriz, Aljezedo, Almargem, Alpedrinho, Alvarinhas, \
    Ameixial, Amieiro, Ancede, Andorinho, Arcozelo, Arganil, Arneiro, Arrifana, Arruda, Atalaia, Avelãs, \
    Azambujo, Azinhaga, Bandeirinha, Barbeita, Barcarena, Barqueiro, Barrancos, Belinho, Benfeita, Bicudo, \
    Boavida, Boleto, Bordalo, Bornes, Botelhas, Bouçada, Brandomil, Brotas, Bugalho, Cabrita, Cachopo, \
    Calçada, Caldelas, Calheta, Caminhas, Canavial, Candoso, Canelas, Caramulo, Carcavelho, Cardigos, \
    Carrasqueira, Carregal, Carvoeiro, Castanheda, Cebolais, Cegonha, Cerdeira, Cerejal, Chamusco, \
    Chaveiro, Codorniz, Coim, Colmeal, Corticeiro, Corvacho, Covelas, Cumeada, Durão, Encarnado, \
    Entroncado, Ervedal, Esporão, Estarreja, Esteval, Estorninho, Fajardo, Farinhota, Feijó, Ferrolho, \
    Figueirós, Foja, Fontelas, Frazoeira, Freixial, Gafanha, Gaivota, Galafura, Galveias, Gameiro, \
    Gardunha, Gavião, Giesta, Gondarém, Gorjão, Gralheira, Granjal, Gravato, Ínsua, Jardim, Juncal, \
    Lagareiro, Lamarosa, Lameiras, Lavradio, Linhares, Loureda, Louriçal, Lousado, Macieira, Medroal, \
    Malhada, Malpique, Manteigas, Marçalo, Marmeleiro, Marvão, Medronho, Melgaço, Mesquitela, Mexilhão, \
    Milhafre, Mirandela, Moledo, Monchique, Monsanto, Montalvão, Moreno, Mourisca, Murteira, Nabais, \
    Nespereira, Nogal, Oleiro, Olivença, Orvalho, Ourique, Outeiro, Paçal, Padeiro, Palhais, Palmeirim, \
    Panasqueira, Pardelhas, Parreira, Pedrógão, Penacova, Perafita, Perdigão, Pernes, Picanço, Pimentel, \
    Pinhão, Pintassilgo, Poço, Pombalinho, Pontevel, Portinho, Póvoas, Quintela, Quintanilha, Rabaçal, \
    Ramalhal, Rebordãos, Redondo, Redouça, Ribafria, Romeiras, Rosmaninho, Rouxinol, Sabugueiro, Sacavém, \
    Salgueiral, Salpico, Salvaterra, Sanfins, Sapateiro, Sardoal, Sarmento, Seixo, Selores, Sendim, \
    Serrano, Silgueiros, Sobreira, Soajo, Socorro, Soutelo, Tavarede, Tecelão, Teixoso, Tendais, Toirões, \
    Tojal, Tramagal, Trancoso, Travanca, Trigais, Trindade, Urgeira, Valadim, Valongueiro, Vargem, Várzea, \
    Veleiro, Ventosa, Verdelho, Vidago, Vidigueira, Vilarinho, Vimeiro, Vinhais, Vouzela, Zambujal";
