//! What is written to people, in their language: as plain text, and as HTML for programs that show it.

use std::fmt::Write as _;

/// The languages in which letters are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    #[default]
    Portuguese,
    English,
}

impl Language {
    /// Any code that is not known is the default.
    pub fn from_code(code: &str) -> Self {
        match code {
            "en" => Self::English,
            _ => Self::Portuguese,
        }
    }

    pub fn code(self) -> &'static str {
        match self {
            Self::Portuguese => "pt-PT",
            Self::English => "en",
        }
    }
}

/// What a letter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter<'a> {
    /// Somebody signed up with this address.
    Confirm { link: &'a str },
    /// Somebody signed up with the address of an account that is there.
    AlreadyHere { sign_in: &'a str },
    /// Somebody forgot the password.
    Reset { link: &'a str },
    /// The password is another one now.
    Changed { reset: &'a str },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub subject: String,
    pub text: String,
    pub html: String,
}

/// The parts that every letter has.
struct Draft<'a> {
    subject: &'static str,
    lines: &'static [&'static str],
    /// What to press, and where it leads.
    action: Option<(&'static str, &'a str)>,
    after: &'static [&'static str],
}

/// `site` is what the site calls itself.
pub fn write(matter: Matter<'_>, language: Language, site: &str) -> Letter {
    let draft = draft(matter, language);
    let greeting = match language {
        Language::Portuguese => "Olá,",
        Language::English => "Hello,",
    };
    Letter {
        subject: format!("{} · {site}", draft.subject),
        text: text(&draft, greeting, site),
        html: html(&draft, greeting, site, language),
    }
}

fn draft(matter: Matter<'_>, language: Language) -> Draft<'_> {
    use Language::{English, Portuguese};
    match (matter, language) {
        (Matter::Confirm { link }, Portuguese) => Draft {
            subject: "Confirme o seu e-mail",
            lines: &["Falta um passo para a sua conta: confirme que este endereço é seu. A ligação vale um dia."],
            action: Some(("Confirmar e-mail", link)),
            after: &["Se não criou esta conta, ignore esta mensagem: sem confirmação ninguém a pode usar."],
        },
        (Matter::Confirm { link }, English) => Draft {
            subject: "Confirm your e-mail",
            lines: &[
                "One step is left for your account: confirm that this address is yours. The link works for a day.",
            ],
            action: Some(("Confirm e-mail", link)),
            after: &["If you did not sign up, ignore this message: nobody can use the account without confirming it."],
        },
        (Matter::AlreadyHere { sign_in }, Portuguese) => Draft {
            subject: "Já tem conta",
            lines: &[
                "Alguém, talvez você, quis criar uma conta com este endereço. Já existe uma: basta entrar.",
                "Se não se lembra da palavra-passe, peça outra ao entrar, em «Esqueci-me da palavra-passe».",
            ],
            action: Some(("Entrar", sign_in)),
            after: &["Se não foi você, não precisa de fazer nada: a sua conta ficou como estava."],
        },
        (Matter::AlreadyHere { sign_in }, English) => Draft {
            subject: "You have an account already",
            lines: &[
                "Somebody, perhaps you, tried to sign up with this address. There is an account already: just sign in.",
                "If you do not remember the password, ask for another one when signing in, under “Forgot password”.",
            ],
            action: Some(("Sign in", sign_in)),
            after: &["If it was not you, there is nothing to do: your account is as it was."],
        },
        (Matter::Reset { link }, Portuguese) => Draft {
            subject: "Escolha outra palavra-passe",
            lines: &[
                "Recebemos um pedido para mudar a palavra-passe da sua conta. A ligação vale uma hora e serve uma vez.",
            ],
            action: Some(("Escolher palavra-passe", link)),
            after: &["Se não fez este pedido, ignore esta mensagem: a palavra-passe continua a mesma."],
        },
        (Matter::Reset { link }, English) => Draft {
            subject: "Choose another password",
            lines: &["We were asked to change the password of your account. The link works for an hour, and once."],
            action: Some(("Choose a password", link)),
            after: &["If you did not ask for it, ignore this message: the password stays as it is."],
        },
        (Matter::Changed { reset }, Portuguese) => Draft {
            subject: "A sua palavra-passe mudou",
            lines: &["A palavra-passe da sua conta acabou de mudar, e as outras sessões terminaram."],
            action: Some(("Não fui eu", reset)),
            after: &["Se foi você, não precisa de fazer mais nada."],
        },
        (Matter::Changed { reset }, English) => Draft {
            subject: "Your password has changed",
            lines: &["The password of your account has just been changed, and all other sessions have ended."],
            action: Some(("It was not me", reset)),
            after: &["If it was you, there is nothing else to do."],
        },
    }
}

fn text(draft: &Draft<'_>, greeting: &str, site: &str) -> String {
    let mut text = format!("{greeting}\n\n");
    for line in draft.lines {
        let _ = write!(text, "{line}\n\n");
    }
    if let Some((label, link)) = draft.action {
        let _ = write!(text, "{label}:\n{link}\n\n");
    }
    for line in draft.after {
        let _ = write!(text, "{line}\n\n");
    }
    text + site + "\n"
}

/// Plain and without pictures: programs that show mail understand little, and nobody is counted by opening it.
fn html(draft: &Draft<'_>, greeting: &str, site: &str, language: Language) -> String {
    let paragraph = |line: &str| format!("<p style=\"margin:0 0 16px\">{}</p>", escaped(line));
    let mut body = paragraph(greeting);
    body.extend(draft.lines.iter().map(|line| paragraph(line)));
    if let Some((label, link)) = draft.action {
        let (label, link) = (escaped(label), escaped(link));
        let _ = write!(
            body,
            "<p style=\"margin:24px 0\"><a href=\"{link}\" style=\"display:inline-block;padding:14px 24px;\
             background:#001941;color:#ffffff;border-radius:24px;font-weight:700;text-decoration:none\">{label}</a></p>\
             <p style=\"margin:0 0 16px;font-size:13px;color:#4a5a75;word-break:break-all\">{link}</p>"
        );
    }
    body.extend(draft.after.iter().map(|line| paragraph(line)));
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head>\
         <body style=\"margin:0;padding:24px;background:#f4f6fa;color:#001941;font:16px/1.5 Arial,sans-serif\">\
         <div style=\"max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:0 0 32px 0\">\
         <p style=\"margin:0 0 24px;font-size:20px;font-weight:700\">{}</p>{body}</div></body></html>\n",
        language.code(),
        escaped(draft.subject),
        escaped(site),
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://liga.example/auth/confirm?code=ab&x=\"><script>";

    #[test]
    fn every_letter_is_written_in_both_languages_and_forms() {
        let matters = [
            Matter::Confirm { link: LINK },
            Matter::AlreadyHere { sign_in: LINK },
            Matter::Reset { link: LINK },
            Matter::Changed { reset: LINK },
        ];
        for matter in matters {
            let [portuguese, english] =
                [Language::Portuguese, Language::English].map(|language| write(matter, language, "Liga <Atlântica>"));
            assert_ne!(portuguese.subject, english.subject);
            for letter in [portuguese, english] {
                assert!(letter.text.contains(LINK) && letter.text.ends_with("Liga <Atlântica>\n"), "{}", letter.text);
                assert!(!letter.html.contains("<script") && letter.html.contains("code=ab&amp;x="), "{}", letter.html);
                assert!(letter.html.contains("Liga &lt;Atlântica&gt;"));
                assert!(!letter.subject.contains('\n'));
            }
        }
    }

    #[test]
    fn a_language_has_a_code() {
        for language in [Language::Portuguese, Language::English] {
            assert_eq!(Language::from_code(language.code()), language);
        }
        assert_eq!(Language::from_code("xx"), Language::Portuguese);
    }
}
