//! The keys that a house publishes, and which of them a token may be checked with.

use jsonwebtoken::jwk::{AlgorithmParameters, EllipticCurve, Jwk, KeyAlgorithm, PublicKeyUse};
use jsonwebtoken::{Algorithm, DecodingKey};
use serde_json::Value;

/// More are not looked at.
const MOST_KEYS: usize = 64;

/// A public key with the algorithms that it is good for. Those with a shared secret are none of them: nobody can pass a
/// public key off as one.
pub(super) struct VerifyingKey {
    id: Option<String>,
    algorithms: &'static [Algorithm],
    pub(super) key: DecodingKey,
}

const RSA: &[Algorithm] =
    &[Algorithm::RS256, Algorithm::RS384, Algorithm::RS512, Algorithm::PS256, Algorithm::PS384, Algorithm::PS512];

impl VerifyingKey {
    fn new(jwk: &Jwk) -> Option<Self> {
        if jwk.common.public_key_use.as_ref().is_some_and(|purpose| *purpose != PublicKeyUse::Signature) {
            return None;
        }
        let algorithms: &[Algorithm] = match (&jwk.algorithm, jwk.common.key_algorithm) {
            (AlgorithmParameters::RSA(_), None) => RSA,
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::RS256)) => &[Algorithm::RS256],
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::RS384)) => &[Algorithm::RS384],
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::RS512)) => &[Algorithm::RS512],
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::PS256)) => &[Algorithm::PS256],
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::PS384)) => &[Algorithm::PS384],
            (AlgorithmParameters::RSA(_), Some(KeyAlgorithm::PS512)) => &[Algorithm::PS512],
            (AlgorithmParameters::EllipticCurve(key), None | Some(KeyAlgorithm::ES256))
                if key.curve == EllipticCurve::P256 =>
            {
                &[Algorithm::ES256]
            }
            (AlgorithmParameters::EllipticCurve(key), None | Some(KeyAlgorithm::ES384))
                if key.curve == EllipticCurve::P384 =>
            {
                &[Algorithm::ES384]
            }
            _ => return None,
        };
        Some(Self { id: jwk.common.key_id.clone(), algorithms, key: DecodingKey::from_jwk(jwk).ok()? })
    }

    /// Whether a token with this header may be checked with it.
    pub(super) fn fits(&self, id: Option<&str>, algorithm: Algorithm) -> bool {
        let is_named = id.is_none() || self.id.is_none() || self.id.as_deref() == id;
        is_named && self.algorithms.contains(&algorithm)
    }
}

/// Keys of kinds that are not known are left out; a house may have them for others.
pub(super) fn read(set: &Value) -> Vec<VerifyingKey> {
    let keys = set.get("keys").and_then(Value::as_array).into_iter().flatten().take(MOST_KEYS);
    keys.filter_map(|key| serde_json::from_value::<Jwk>(key.clone()).ok())
        .filter_map(|jwk| VerifyingKey::new(&jwk))
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_public_keys_for_signatures_count() {
        let rsa = json!({ "kty": "RSA", "n": "sXchtg", "e": "AQAB", "kid": "a" });
        let with = |name: &str, value: &str| {
            let mut key = rsa.clone();
            key[name] = value.into();
            key
        };
        let count = |key: Value| read(&json!({ "keys": [key] })).len();
        assert_eq!(count(rsa.clone()), 1);
        assert_eq!(count(with("alg", "PS256")), 1);
        assert_eq!(count(with("use", "enc")), 0);
        assert_eq!(count(with("alg", "HS256")), 0);
        assert_eq!(count(json!({ "kty": "oct", "k": "c2VjcmV0", "kid": "a" })), 0);
        assert_eq!(count(json!({ "kty": "RSA" })), 0);
        assert_eq!(count(json!("nonsense")), 0);
        assert!(read(&json!(null)).is_empty());
        let many: Vec<Value> = vec![rsa.clone(); 1000];
        assert_eq!(read(&json!({ "keys": many })).len(), MOST_KEYS);

        let key = &read(&json!({ "keys": [with("alg", "RS256")] }))[0];
        assert!(key.fits(Some("a"), Algorithm::RS256) && key.fits(None, Algorithm::RS256));
        assert!(!key.fits(Some("b"), Algorithm::RS256));
        for algorithm in [Algorithm::HS256, Algorithm::ES256, Algorithm::PS256] {
            assert!(!key.fits(Some("a"), algorithm), "{algorithm:?}");
        }
    }
}
