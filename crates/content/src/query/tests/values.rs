use super::*;

#[test]
fn operators_and_their_tests() {
    let cases = [
        ("[title]=a", "title Equal(Text(\"a\"))"),
        ("[title]=", "title Equal(Text(\"\"))"),
        ("[title]", "title IsNull"),
        ("[title][$eq]=a", "title Equal(Text(\"a\"))"),
        ("[title][$eq]", "title IsNull"),
        ("[title][$ne]=a", "title NotEqual(Text(\"a\"))"),
        ("[title][$ne]", "title IsNotNull"),
        ("[title][$eqi]=a_", "title Alike(\"a_\")"),
        ("[title][$nei]=a", "title Unlike(\"a\")"),
        ("[title][$in]=a,b", "title In([Text(\"a,b\")])"),
        ("[title][$in][0]=a&filters[title][$in][1]=b", "title In([Text(\"a\"), Text(\"b\")])"),
        ("[title][$notIn][]=a", "title NotIn([Text(\"a\")])"),
        ("[views][$lt]=3", "views Less(Integer(3))"),
        ("[views][$lte]=3", "views AtMost(Integer(3))"),
        ("[views][$gt]=-3", "views Greater(Integer(-3))"),
        ("[views][$gte]=3", "views AtLeast(Integer(3))"),
        ("[views][$between][0]=1&filters[views][$between][1]=2", "views Between(Integer(1), Integer(2))"),
        ("[title][$contains]=%", "title Contains(\"%\")"),
        ("[title][$notContainsi]=a", "title NotContains(\"a\")"),
        ("[title][$startsWithi]=a", "title StartsWith(\"a\")"),
        ("[title][$endsWith]=a", "title EndsWith(\"a\")"),
        ("[views][$contains]=1", "views Contains(\"1\")"),
    ];
    for (filter, expected) in cases {
        let query = format!("filters{}", filter.replace("=%", "=%25"));
        assert_eq!(told(&query), expected, "{query}");
    }
}

#[test]
fn null_takes_words_for_yes_and_no() {
    for yes in ["true", "t", "1", "anything"] {
        assert_eq!(told(&format!("filters[lead][$null]={yes}")), "lead IsNull");
        assert_eq!(told(&format!("filters[lead][$notNull]={yes}")), "lead IsNotNull");
    }
    for no in ["=false", "=f", "=0", "=", ""] {
        assert_eq!(told(&format!("filters[lead][$null]{no}")), "lead IsNotNull");
        assert_eq!(told(&format!("filters[lead][$notNull]{no}")), "lead IsNull");
    }
}

#[test]
fn values_have_the_form_of_their_field() {
    let cases = [
        ("isOpen]=t", "isOpen Equal(Boolean(true))"),
        ("isOpen]=0", "isOpen Equal(Boolean(false))"),
        ("ratio]=0.5", "ratio Equal(Decimal(0.5))"),
        ("big]=007", "big Equal(Text(\"7\"))"),
        ("seen][$gte]=10", "seen AtLeast(Integer(10))"),
        ("kind]=a", "kind Equal(Text(\"a\"))"),
        ("day][$gte]=2025-12-31", "day AtLeast(Text(\"2025-12-31\"))"),
        ("at][$lt]=2025-12-31T23:00:00+01:00", "at Less(Text(\"2025-12-31T22:00:00.000Z\"))"),
        ("at]=0", "at Equal(Text(\"1970-01-01T00:00:00.000Z\"))"),
        ("hour]=21:15:00", "hour Equal(Text(\"21:15:00.000\"))"),
        ("publishedAt][$gt]=2025-12-31T23:00:00.000Z", "publishedAt Greater(Instant(1767222000000))"),
        ("createdAt][$gt]=1767222000000", "createdAt Greater(Instant(1767222000000))"),
        ("updatedAt][$null]=true", "updatedAt IsNull"),
        ("locale]=en", "locale Equal(Text(\"en\"))"),
        ("id]=7", "id Equal(Integer(7))"),
        ("views]=5.0", "views Equal(Integer(5))"),
        ("views]= 5 ", "views Equal(Integer(5))"),
        ("views]=1e2", "views Equal(Integer(100))"),
    ];
    for (filter, expected) in cases {
        let query = format!("filters[{}", filter.replace("+01", "%2B01"));
        assert_eq!(told(&query), expected, "{query}");
    }
}

#[test]
fn between_two_integers_there_is_none() {
    let cases = [
        ("[$eq]=2.5", "views In([])"),
        ("[$ne]=2.5", "views IsNotNull"),
        ("[$lt]=2.5", "views AtMost(Integer(2))"),
        ("[$lte]=2.5", "views AtMost(Integer(2))"),
        ("[$gt]=2.5", "views Greater(Integer(2))"),
        ("[$gte]=-2.5", "views Greater(Integer(-3))"),
        ("[$in][0]=1&filters[views][$in][1]=2.5", "views In([Integer(1)])"),
        ("[$notIn]=2.5", "views IsNotNull"),
        ("[$between][0]=1.5&filters[views][$between][1]=2.5", "views Between(Integer(2), Integer(2))"),
    ];
    for (filter, expected) in cases {
        assert_eq!(told(&format!("filters[views]{filter}")), expected);
    }
}

#[test]
fn no_entry_has_an_id_that_is_no_number() {
    assert_eq!(told("filters[id]=abc"), "id In([])");
    assert_eq!(told("filters[id][$in]=1,3"), "id In([])");
    assert_eq!(told("filters[id][$ne]=abc"), "id IsNotNull");
    assert_eq!(refused("filters[id][$gt]=abc"), "Invalid value for id: expected a number");
}

#[test]
fn what_does_not_fit_is_refused() {
    let cases = [
        ("views]=abc", "Invalid value for views: expected a number"),
        ("views]=", "Invalid value for views: expected a number"),
        ("views]=NaN", "Invalid value for views: expected a number"),
        ("views]=inf", "Invalid value for views: expected a number"),
        ("views]=99999999999999999999", "Invalid value for views: the number is too large"),
        ("seen]=x", "Invalid value for seen: expected a number"),
        ("big]=99999999999999999999", "Invalid value for big: expected a number"),
        ("ratio]=x", "Invalid value for ratio: expected a number"),
        ("isOpen]=sim", "Invalid boolean input. Expected \"t\",\"1\",\"true\",\"false\",\"0\",\"f\""),
        ("publishedAt][$gt]=notadate", "Invalid format, expected a timestamp or an ISO date"),
        ("at]=x", "Invalid format, expected a timestamp or an ISO date"),
        ("day]=x", "Invalid format, expected yyyy-MM-dd"),
        ("hour]=x", "Invalid time format, expected HH:mm:ss.SSS"),
        ("publishedAt][$contains]=2025", "publishedAt is no text"),
        ("views][$gt]", "Invalid value for views: expected a text or a number"),
        ("title][$contains]", "Invalid value for title: expected a text or a number"),
        ("title][$in]", "Invalid value for title: expected a text or a number"),
        ("title][$in][0][0]=a", "Invalid value for title: expected a text or a number"),
        ("title][$eq][a]=b", "Invalid value for title: expected a text or a number"),
        ("views][$between]=5", "$between takes a list of two values"),
        ("views][$between][0]=5", "$between takes a list of two values"),
        ("views][$between][a]=5", "$between takes a list of two values"),
    ];
    for (filter, message) in cases {
        assert_eq!(refused(&format!("filters[{filter}")), message, "{filter}");
    }
}
