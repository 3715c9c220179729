//! What is written to people, in their language: as plain text, and as HTML for programs that show it.

use std::borrow::Cow;
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
    Confirm {
        link: &'a str,
    },
    /// Somebody signed up with the address of an account that is there.
    AlreadyHere {
        sign_in: &'a str,
    },
    /// Somebody forgot the password.
    Reset {
        link: &'a str,
    },
    /// The password is another one now.
    Changed {
        reset: &'a str,
    },
    /// The account is gone, as its owner wanted.
    Deleted,
    /// Somebody asked for newsletters.
    NewsletterConfirm {
        names: &'a str,
        link: &'a str,
    },
    /// A newsletter will come. `leave` is a page, `one_click` is for programs (RFC 8058).
    NewsletterOn {
        name: &'a str,
        leave: &'a str,
        one_click: &'a str,
    },
    /// A medium asked to be let in. The address may be anybody's, so nothing that was typed is repeated.
    AccreditationReceived {
        reference: &'a str,
    },
    /// The same, for those who decide.
    AccreditationArrived {
        reference: &'a str,
        media: &'a str,
        link: &'a str,
    },
    AccreditationAccepted {
        reference: &'a str,
        media: &'a str,
    },
    AccreditationRefused {
        reference: &'a str,
        media: &'a str,
        reason: &'a str,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Where a program asks, with one call, for no more of these.
    pub unsubscribe: Option<String>,
}

/// The parts that every letter has.
#[derive(Default)]
struct Draft<'a> {
    subject: Cow<'static, str>,
    lines: Vec<Cow<'a, str>>,
    /// What to press, and where it leads.
    action: Option<(&'static str, &'a str)>,
    after: Vec<Cow<'a, str>>,
    unsubscribe: Option<&'a str>,
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
        unsubscribe: draft.unsubscribe.map(str::to_owned),
    }
}

/// What is always the same.
fn plain(lines: &[&'static str]) -> Vec<Cow<'static, str>> {
    lines.iter().map(|&line| line.into()).collect()
}

fn draft(matter: Matter<'_>, language: Language) -> Draft<'_> {
    use Language::{English, Portuguese};
    match (matter, language) {
        (Matter::Confirm { link }, Portuguese) => Draft {
            subject: "Confirme o seu e-mail".into(),
            lines: plain(&[
                "Falta um passo para a sua conta: confirme que este endereço é seu. A ligação vale um dia.",
            ]),
            action: Some(("Confirmar e-mail", link)),
            after: plain(&["Se não criou esta conta, ignore esta mensagem: sem confirmação ninguém a pode usar."]),
            ..Draft::default()
        },
        (Matter::Confirm { link }, English) => Draft {
            subject: "Confirm your e-mail".into(),
            lines: plain(&[
                "One step is left for your account: confirm that this address is yours. The link works for a day.",
            ]),
            action: Some(("Confirm e-mail", link)),
            after: plain(&[
                "If you did not sign up, ignore this message: nobody can use the account without confirming it.",
            ]),
            ..Draft::default()
        },
        (Matter::AlreadyHere { sign_in }, Portuguese) => Draft {
            subject: "Já tem conta".into(),
            lines: plain(&[
                "Alguém, talvez você, quis criar uma conta com este endereço. Já existe uma: basta entrar.",
                "Se não se lembra da palavra-passe, peça outra ao entrar, em «Esqueci-me da palavra-passe».",
            ]),
            action: Some(("Entrar", sign_in)),
            after: plain(&["Se não foi você, não precisa de fazer nada: a sua conta ficou como estava."]),
            ..Draft::default()
        },
        (Matter::AlreadyHere { sign_in }, English) => Draft {
            subject: "You have an account already".into(),
            lines: plain(&[
                "Somebody, perhaps you, tried to sign up with this address. There is an account already: just sign in.",
                "If you do not remember the password, ask for another one when signing in, under “Forgot password”.",
            ]),
            action: Some(("Sign in", sign_in)),
            after: plain(&["If it was not you, there is nothing to do: your account is as it was."]),
            ..Draft::default()
        },
        (Matter::Reset { link }, Portuguese) => Draft {
            subject: "Escolha outra palavra-passe".into(),
            lines: plain(&[
                "Recebemos um pedido para mudar a palavra-passe da sua conta. A ligação vale uma hora e serve uma vez.",
            ]),
            action: Some(("Escolher palavra-passe", link)),
            after: plain(&["Se não fez este pedido, ignore esta mensagem: a palavra-passe continua a mesma."]),
            ..Draft::default()
        },
        (Matter::Reset { link }, English) => Draft {
            subject: "Choose another password".into(),
            lines: plain(&[
                "We were asked to change the password of your account. The link works for an hour, and once.",
            ]),
            action: Some(("Choose a password", link)),
            after: plain(&["If you did not ask for it, ignore this message: the password stays as it is."]),
            ..Draft::default()
        },
        (Matter::Changed { reset }, Portuguese) => Draft {
            subject: "A sua palavra-passe mudou".into(),
            lines: plain(&["A palavra-passe da sua conta acabou de mudar, e as outras sessões terminaram."]),
            action: Some(("Não fui eu", reset)),
            after: plain(&["Se foi você, não precisa de fazer mais nada."]),
            ..Draft::default()
        },
        (Matter::Changed { reset }, English) => Draft {
            subject: "Your password has changed".into(),
            lines: plain(&["The password of your account has just been changed, and all other sessions have ended."]),
            action: Some(("It was not me", reset)),
            after: plain(&["If it was you, there is nothing else to do."]),
            ..Draft::default()
        },
        (Matter::Deleted, Portuguese) => Draft {
            subject: "A sua conta foi apagada".into(),
            lines: plain(&["A sua conta e tudo o que era só seu foram apagados. Não receberá mais mensagens nossas."]),
            after: plain(&["Se não foi você, responda a quem gere o site: alguém entrou na sua conta."]),
            ..Draft::default()
        },
        (Matter::Deleted, English) => Draft {
            subject: "Your account has been deleted".into(),
            lines: plain(&["Your account and all that was only yours are gone. We will not write to you again."]),
            after: plain(&["If it was not you, tell those who run the site: somebody was in your account."]),
            ..Draft::default()
        },
        (Matter::NewsletterConfirm { names, link }, Portuguese) => Draft {
            subject: "Confirme a newsletter".into(),
            lines: vec![format!("Pediu para receber: {names}. Só falta confirmar. A ligação vale sete dias.").into()],
            action: Some(("Confirmar", link)),
            after: plain(&["Se não fez este pedido, ignore esta mensagem: não receberá mais nada."]),
            ..Draft::default()
        },
        (Matter::NewsletterConfirm { names, link }, English) => Draft {
            subject: "Confirm the newsletter".into(),
            lines: vec![
                format!("You asked for: {names}. All that is left is to confirm. The link works for seven days.")
                    .into(),
            ],
            action: Some(("Confirm", link)),
            after: plain(&["If you did not ask for it, ignore this message: nothing else will come."]),
            ..Draft::default()
        },
        (Matter::NewsletterOn { name, leave, one_click }, Portuguese) => Draft {
            subject: "Newsletter confirmada".into(),
            lines: vec![format!("Está feito: vai receber a newsletter {name}.").into()],
            action: Some(("Deixar de receber", leave)),
            unsubscribe: Some(one_click),
            ..Draft::default()
        },
        (Matter::NewsletterOn { name, leave, one_click }, English) => Draft {
            subject: "Newsletter confirmed".into(),
            lines: vec![format!("Done: you will get the newsletter {name}.").into()],
            action: Some(("Unsubscribe", leave)),
            unsubscribe: Some(one_click),
            ..Draft::default()
        },
        (Matter::AccreditationReceived { reference }, Portuguese) => Draft {
            subject: format!("Pedido de acreditação {reference}").into(),
            lines: vec![
                format!("Recebemos um pedido de acreditação com este endereço. A referência é {reference}.").into(),
                "Respondemos por e-mail em 48 horas úteis.".into(),
            ],
            after: plain(&["Se não fez este pedido, ignore esta mensagem."]),
            ..Draft::default()
        },
        (Matter::AccreditationReceived { reference }, English) => Draft {
            subject: format!("Accreditation request {reference}").into(),
            lines: vec![
                format!(
                    "We have received a request for accreditation with this address. Its reference is {reference}."
                )
                .into(),
                "We answer by e-mail within 48 working hours.".into(),
            ],
            after: plain(&["If you did not ask for it, ignore this message."]),
            ..Draft::default()
        },
        (Matter::AccreditationArrived { reference, media, link }, Portuguese) => Draft {
            subject: format!("Novo pedido de acreditação {reference}").into(),
            lines: vec![format!("Chegou um pedido de {media}, com a referência {reference}.").into()],
            action: Some(("Abrir o pedido", link)),
            ..Draft::default()
        },
        (Matter::AccreditationArrived { reference, media, link }, English) => Draft {
            subject: format!("New accreditation request {reference}").into(),
            lines: vec![format!("A request of {media} has arrived. Its reference is {reference}.").into()],
            action: Some(("Open the request", link)),
            ..Draft::default()
        },
        (Matter::AccreditationAccepted { reference, media }, Portuguese) => Draft {
            subject: format!("Acreditação aceite {reference}").into(),
            lines: vec![
                format!("O pedido {reference} de {media} foi aceite.").into(),
                "Pode pedir lugares até 72 horas antes de cada jogo.".into(),
            ],
            ..Draft::default()
        },
        (Matter::AccreditationAccepted { reference, media }, English) => Draft {
            subject: format!("Accreditation accepted {reference}").into(),
            lines: vec![
                format!("The request {reference} of {media} has been accepted.").into(),
                "Seats can be asked for until 72 hours before each match.".into(),
            ],
            ..Draft::default()
        },
        (Matter::AccreditationRefused { reference, media, reason }, Portuguese) => Draft {
            subject: format!("Acreditação recusada {reference}").into(),
            lines: vec![
                format!("O pedido {reference} de {media} foi recusado.").into(),
                format!("Motivo: {reason}").into(),
            ],
            after: plain(&["Pode fazer um novo pedido quando o motivo estiver resolvido."]),
            ..Draft::default()
        },
        (Matter::AccreditationRefused { reference, media, reason }, English) => Draft {
            subject: format!("Accreditation refused {reference}").into(),
            lines: vec![
                format!("The request {reference} of {media} has been refused.").into(),
                format!("Reason: {reason}").into(),
            ],
            after: plain(&["A new request can be made once the reason is gone."]),
            ..Draft::default()
        },
    }
}

fn text(draft: &Draft<'_>, greeting: &str, site: &str) -> String {
    let mut text = format!("{greeting}\n\n");
    for line in &draft.lines {
        let _ = write!(text, "{line}\n\n");
    }
    if let Some((label, link)) = draft.action {
        let _ = write!(text, "{label}:\n{link}\n\n");
    }
    for line in &draft.after {
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
        escaped(&draft.subject),
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
            Matter::NewsletterConfirm { names: "Jornada, Números", link: LINK },
            Matter::NewsletterOn { name: "Jornada", leave: LINK, one_click: "https://liga.example/leave" },
            Matter::AccreditationArrived { reference: "AC-2026-0412", media: "Rádio <Onda>", link: LINK },
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
    fn what_others_typed_is_text_and_never_in_the_subject() {
        let (reference, media, reason) = ("AC-2026-0412", "Rádio\r\nBcc: a@b.example <b>", "Falta <i>tudo</i>");
        for language in [Language::Portuguese, Language::English] {
            for matter in [
                Matter::AccreditationArrived { reference, media, link: LINK },
                Matter::AccreditationAccepted { reference, media },
                Matter::AccreditationRefused { reference, media, reason },
            ] {
                let letter = write(matter, language, "Jornada");
                assert!(letter.subject.contains(reference) && !letter.subject.contains("Bcc"), "{}", letter.subject);
                assert!(!letter.html.contains("<b>") && !letter.html.contains("<i>"), "{}", letter.html);
                assert_eq!(letter.unsubscribe, None);
            }
            let received = write(Matter::AccreditationReceived { reference }, language, "Jornada");
            assert!(received.text.contains(reference));
            assert!(write(Matter::Deleted, language, "Jornada").html.contains("</p>"));
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
