//! What is wrong, in words for people.

use super::{KeyProblem, Missing, Problem, WrongFile};
use crate::locale::Locale;

impl KeyProblem {
    pub(super) fn message(self, locale: Locale) -> &'static str {
        match self {
            Self::Missing => locale.pick("Falta a chave de acesso.", "The key is missing."),
            Self::Wrong => locale.pick("A chave de acesso não é válida.", "The key is not valid."),
            Self::Revoked => locale.pick("A chave de acesso foi revogada.", "The key was revoked."),
        }
    }
}

impl Missing {
    pub(super) fn message(self, locale: Locale) -> &'static str {
        match self {
            Self::Page => locale.pick("Este endereço não existe.", "This address does not exist."),
            Self::Competition => locale.pick("Esta competição não existe.", "This competition does not exist."),
            Self::Season => {
                locale.pick("Esta competição não tem essa época.", "This competition does not have that season.")
            }
            Self::Round => locale.pick("Esta jornada não existe.", "This round does not exist."),
            Self::Standings => {
                locale.pick("Esta competição não tem classificação.", "This competition has no standings.")
            }
            Self::Bracket => {
                locale.pick("Esta competição não tem eliminatórias.", "This competition has no knock-out rounds.")
            }
            Self::Team => locale.pick("Esta equipa não existe.", "This team does not exist."),
            Self::Match => locale.pick("Este jogo não existe.", "This match does not exist."),
            Self::Player => locale.pick("Este jogador não existe.", "This player does not exist."),
            Self::Coach => locale.pick("Este treinador não existe.", "This coach does not exist."),
            Self::Referee => locale.pick("Este árbitro não existe.", "This referee does not exist."),
            Self::Delegate => locale.pick("Este delegado não existe.", "This delegate does not exist."),
            Self::Observer => locale.pick("Este observador não existe.", "This observer does not exist."),
            Self::TeamInCompetition => {
                locale.pick("Esta equipa não joga nessa competição.", "This team does not play in that competition.")
            }
            Self::Entry => locale.pick("Este conteúdo não existe.", "This content does not exist."),
            Self::Stage => locale.pick("Esta fase não existe.", "This stage does not exist."),
            Self::Favourite => locale.pick("Não segue esta equipa.", "You do not follow this team."),
            Self::Session => locale.pick("Esta sessão já terminou.", "This session has ended."),
            Self::Code => locale
                .pick("Esta ligação já foi usada ou perdeu a validade.", "This link has been used, or is too old."),
            Self::Request => locale.pick("Este pedido não existe.", "This request does not exist."),
            Self::File => locale.pick("Este ficheiro já não existe.", "This file no longer exists."),
        }
    }
}

impl WrongFile {
    pub(super) fn message(self, locale: Locale) -> &'static str {
        match self {
            Self::NoPicture => locale
                .pick("O ficheiro não é uma fotografia que se possa usar.", "The file is no picture that can be used."),
            Self::TooManyPixels => locale.pick("A fotografia tem pixéis a mais.", "The picture has too many pixels."),
            Self::NoEvidence => {
                locale.pick("O ficheiro tem de ser PDF, JPEG ou PNG.", "The file must be a PDF, a JPEG or a PNG.")
            }
            Self::Damaged => locale.pick("O ficheiro está danificado.", "The file is damaged."),
            Self::Active => locale.pick(
                "O PDF tem programas, anexos ou uma palavra-passe. Guarde-o outra vez só com as páginas.",
                "The PDF has programs, attachments or a password in it. Save it again with its pages only.",
            ),
        }
    }
}

impl Problem {
    pub(super) fn message(self, name: &str, locale: Locale) -> String {
        match (self, locale) {
            (Self::Missing, Locale::Portuguese) => format!("Falta o parâmetro “{name}”."),
            (Self::Missing, Locale::English) => format!("The parameter “{name}” is missing."),
            (Self::Repeated, Locale::Portuguese) => format!("O parâmetro “{name}” só pode aparecer uma vez."),
            (Self::Repeated, Locale::English) => format!("The parameter “{name}” may be given only once."),
            (Self::TooLong, Locale::Portuguese) => format!("O parâmetro “{name}” é demasiado longo."),
            (Self::TooLong, Locale::English) => format!("The parameter “{name}” is too long."),
            (Self::TooMany, Locale::Portuguese) => format!("O parâmetro “{name}” tem demasiados valores."),
            (Self::TooMany, Locale::English) => format!("The parameter “{name}” has too many values."),
            (Self::OutOfRange(most), Locale::Portuguese) => {
                format!("O parâmetro “{name}” tem de estar entre 1 e {most}.")
            }
            (Self::OutOfRange(most), Locale::English) => format!("The parameter “{name}” must be from 1 to {most}."),
            (Self::Contradicts, Locale::Portuguese) => format!("O parâmetro “{name}” não corresponde a este jogo."),
            (Self::Contradicts, Locale::English) => format!("The parameter “{name}” does not fit this match."),
            (Self::Malformed, Locale::Portuguese) => format!("O parâmetro “{name}” não é válido."),
            (Self::Malformed, Locale::English) => format!("The parameter “{name}” is not valid."),
        }
    }
}
