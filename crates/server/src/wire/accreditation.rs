//! Media that ask to be let in.

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use store::accreditations::{Accreditation, Counts};
use utoipa::ToSchema;

use super::own::instant;
use super::video::Pagination;

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct AccreditationForm {
    /// 2 to 120 characters
    #[schema(example = "Rádio Onda Média")]
    media_name: String,
    #[schema(example = "redacao@ondamedia.example")]
    email: String,
    /// 5 to 200 characters
    #[schema(example = "Rua do Farolim, 12, 2.º")]
    address: String,
    #[schema(example = "4000-120")]
    postal_code: String,
    /// 2 to 80 characters
    #[schema(example = "Cabo Alto")]
    locality: String,
    #[schema(example = "+351 912 345 678")]
    phone_number: String,
    /// Six digits
    #[schema(example = "126044")]
    erc_number: String,
    /// A PDF, a JPEG or a PNG of at most ten megabytes
    file_base64: String,
    #[schema(example = "registo-erc-2026.pdf")]
    file_name: String,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct AskedBody {
    /// The reference number
    #[schema(example = "AC-2026-0412")]
    pub value: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AccreditationBody {
    #[schema(example = "AC-2026-0412")]
    reference: String,
    /// `pending`, `accepted` or `refused`
    #[schema(example = "pending")]
    status: &'static str,
    media_name: String,
    email: String,
    address: String,
    postal_code: String,
    locality: String,
    phone_number: String,
    erc_number: String,
    file_name: String,
    #[schema(example = "application/pdf")]
    file_type: String,
    /// In bytes
    file_size: i64,
    /// Files are not kept for ever
    has_file: bool,
    #[schema(example = "pt-PT")]
    language: String,
    created_at: String,
    decided_at: Option<String>,
    decided_by: Option<String>,
    reason: Option<String>,
}

impl AccreditationBody {
    pub(crate) fn new(request: Accreditation, zone: &TimeZone) -> Self {
        Self {
            reference: request.reference.to_string(),
            status: request.status.name(),
            created_at: instant(request.created, zone),
            decided_at: request.decided.map(|at| instant(at, zone)),
            media_name: request.media_name,
            email: request.email,
            address: request.address,
            postal_code: request.postal_code,
            locality: request.locality,
            phone_number: request.phone_number,
            erc_number: request.erc_number,
            file_name: request.file_name,
            file_type: request.file_type,
            file_size: request.file_size,
            has_file: request.has_file,
            language: request.language,
            decided_by: request.decided_by,
            reason: request.reason,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub(crate) struct AccreditationsBody {
    pub data: Vec<AccreditationBody>,
    pub meta: AccreditationsMeta,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct AccreditationsMeta {
    pub pagination: Pagination,
    pub counts: CountsBody,
}

/// How many of each there are.
#[derive(Serialize, ToSchema)]
pub(crate) struct CountsBody {
    pending: u64,
    accepted: u64,
    refused: u64,
}

impl From<Counts> for CountsBody {
    fn from(counts: Counts) -> Self {
        Self { pending: counts.pending, accepted: counts.accepted, refused: counts.refused }
    }
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct DecisionBody {
    /// `accepted` or `refused`
    #[schema(example = "accepted")]
    decision: String,
    /// Needed where it is refused; the medium reads it
    reason: Option<String>,
}
