//! Documents.

use content::model::Model;
use content::searchable::{AUTHOR, Kind};
use content::words;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};
use store::Store;
use store::content::{Author, NewDocument, Saved, VersionEvent};
use store::search::{Beginning, MOST_OF_A_KIND, TextHits, TextSearch};
use testkit::TestDatabase;

use super::on_both;
use crate::league::{at, stored_league};

fn data(value: Value) -> Map<String, Value> {
    let Value::Object(data) = value else { panic!("{value} is no object") };
    data
}

fn new(value: Value) -> NewDocument {
    NewDocument { locale: "pt-PT".to_owned(), data: data(value), published: Some(at()), ..NewDocument::default() }
}

async fn add(store: &Store, model: &Model, name: &str, new: Vec<NewDocument>) -> Vec<i64> {
    let mut write = store.write().await.unwrap();
    let added = write.add_documents(model, model.named(name), new, &Author::default(), at()).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap();
    added.iter().map(|document| document.id).collect()
}

async fn save(store: &Store, model: &Model, name: &str, id: i64, saved: Saved) -> Vec<String> {
    let mut write = store.write().await.unwrap();
    let content_type = model.named(name);
    write.save_document(model, content_type, id, saved, VersionEvent::Updated, &Author::default(), at()).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap().unwrap().tags
}

async fn delete(store: &Store, model: &Model, name: &str, id: i64) {
    let mut write = store.write().await.unwrap();
    write.delete_document(model, model.named(name), id, None, &Author::default(), at()).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap();
}

async fn hits(store: &Store, locale: &str, query: &str) -> TextHits {
    let words: Vec<Vec<(String, Beginning)>> =
        words::folded(query).into_iter().map(|word| vec![(word, Beginning::Prefix)]).collect();
    let search = TextSearch { locale, kinds: &Kind::ALL, words: &words, is_any: false };
    store.find_texts(&search).await.unwrap()
}

/// Kind and number of what is found, the newest first; whether by the title.
async fn found(store: &Store, locale: &str, query: &str) -> Vec<(Kind, i64, bool)> {
    let hits = hits(store, locale, query).await.hits;
    let keys: Vec<_> = hits.iter().map(|hit| hit.key).collect();
    let mut documents = store.documents_found(&keys).await.unwrap();
    documents.sort_by_key(|document| std::cmp::Reverse(document.key));
    let by_title = |key| hits.iter().any(|hit| hit.key == key && hit.title.is_some());
    for document in &documents {
        assert_eq!(document.key.kind(), Some(document.kind));
    }
    documents.iter().map(|document| (document.kind, document.id, by_title(document.key))).collect()
}

#[tokio::test]
async fn what_visitors_see_is_found_and_nothing_else() {
    on_both(async |store| {
        let model = Model::built_in();
        let text =
            json!([{ "__component": "blocks.rich-text", "content": "<p>O <em>Farol</em> venceu na Enseada</p>" }]);
        let news = json!({ "title": "Vitória do Cabo", "lead": "Três pontos", "content": text, "slug": "vitoria" });
        let draft = NewDocument { published: None, ..new(json!({ "title": "Vitória secreta" })) };
        let for_the_app = new(json!({ "title": "Vitória na aplicação", "platform": "app" }));
        let ids = add(store, &model, "news", vec![new(news), draft, for_the_app]).await;
        let english = NewDocument { locale: "en".to_owned(), ..new(json!({ "title": "Vitória abroad" })) };
        let video =
            add(store, &model, "video", vec![english, new(json!({ "title": "Resumo", "synopsis": "a vitória" }))])
                .await;
        let one = (Kind::News, ids[0], true);
        assert_eq!(found(store, "pt-PT", "VITORIA").await, [(Kind::Video, video[1], false), one]);
        assert_eq!(found(store, "en", "vitória").await, [(Kind::Video, video[0], true)]);
        for query in ["vitória cabo", "vit cab", "farol", "faro enseada", "tres pontos vitoria"] {
            assert_eq!(found(store, "pt-PT", query).await.len(), 1, "{query}");
        }
        for query in ["secreta", "aplicação", "em", "vitória marte", "vitoriaa"] {
            assert!(found(store, "pt-PT", query).await.is_empty(), "{query}");
        }

        // Published, rewritten, withdrawn, deleted.
        let publish = Saved { published: Some(Some(at())), ..Saved::default() };
        assert!(save(store, &model, "news", ids[1], publish).await.contains(&"search".to_owned()));
        assert_eq!(found(store, "pt-PT", "secreta").await, [(Kind::News, ids[1], true)]);
        let rewrite = Saved { data: Some(data(json!({ "title": "Derrota" }))), ..Saved::default() };
        save(store, &model, "news", ids[1], rewrite).await;
        assert!(found(store, "pt-PT", "secreta").await.is_empty());
        assert_eq!(found(store, "pt-PT", "derrota").await.len(), 1);
        save(store, &model, "news", ids[1], Saved { published: Some(None), ..Saved::default() }).await;
        assert!(found(store, "pt-PT", "derrota").await.is_empty());
        let noted = Saved { data: Some(data(json!({ "title": "Rascunho" }))), ..Saved::default() };
        let tags = save(store, &model, "news", ids[1], noted).await;
        assert!(!tags.contains(&"search".to_owned()), "a draft changes nothing that can be found: {tags:?}");
        delete(store, &model, "news", ids[0]).await;
        assert!(found(store, "pt-PT", "farol").await.is_empty());
        found(store, "pt-PT", "vitória").await
    })
    .await;
}

#[tokio::test]
async fn what_is_due_is_found_from_then_on() {
    on_both(async |store| {
        let model = Model::built_in();
        let later: Timestamp = at() + SignedDuration::from_mins(5);
        let draft = NewDocument { published: None, publish_at: Some(later), ..new(json!({ "title": "Sorteio" })) };
        let id = add(store, &model, "comunicado", vec![draft]).await[0];
        let ends = Saved { unpublish_at: Some(Some(later + SignedDuration::from_hours(1))), ..Saved::default() };
        save(store, &model, "comunicado", id, ends).await;
        for (hours, count) in [(0, 1), (1, 0)] {
            let now = later + SignedDuration::from_hours(hours);
            let mut write = store.write().await.unwrap();
            write.keep_schedule(&model, now).await.unwrap();
            write.commit(now, "test", json!({})).await.unwrap();
            assert_eq!(found(store, "pt-PT", "sorteio").await.len(), count);
        }
    })
    .await;
}

#[tokio::test]
async fn a_work_is_found_by_who_wrote_it_and_a_statement_by_its_number() {
    on_both(async |store| {
        let model = Model::built_in();
        let author = add(store, &model, AUTHOR, vec![new(json!({ "name": "Marta Quintela" }))]).await[0];
        let id = add(store, &model, "opinion", vec![new(json!({ "title": "O meu clube", "author": author }))]).await[0];
        assert_eq!(found(store, "pt-PT", "quintela").await, [(Kind::Opinion, id, false)]);
        let renamed = Saved { data: Some(data(json!({ "name": "Marta Vidago" }))), ..Saved::default() };
        save(store, &model, AUTHOR, author, renamed).await;
        assert!(found(store, "pt-PT", "quintela").await.is_empty());
        assert_eq!(found(store, "pt-PT", "clube vidago").await.len(), 1);
        delete(store, &model, AUTHOR, author).await;
        assert!(found(store, "pt-PT", "vidago").await.is_empty());
        assert_eq!(found(store, "pt-PT", "clube").await.len(), 1);
        add(store, &model, "comunicado", vec![new(json!({ "title": "Comunicado Oficial", "number": 27 }))]).await;
        assert_eq!(found(store, "pt-PT", "comunicado 27").await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn the_newest_of_each_kind_are_looked_at_and_titles_beyond_them() {
    on_both(async |store| {
        let model = Model::built_in();
        let on = |hours: i64, title: &str, lead: &str| NewDocument {
            published: Some(at() - SignedDuration::from_hours(hours)),
            ..new(json!({ "title": title, "lead": lead }))
        };
        let mut list: Vec<NewDocument> = (0..250).map(|n| on(n, &format!("Notícia {n}"), "sobre o golo")).collect();
        list.push(on(9_000, "Golo antigo", ""));
        // Two of the same second whose numbers are alike in the part that tells them apart.
        list.push(NewDocument { id: Some(1_000), ..on(9_500, "Gémeo um", "") });
        list.push(NewDocument { id: Some(1_000 + (1 << 27)), ..on(9_500, "Gémeo dois", "") });
        add(store, &model, "news", list).await;
        add(store, &model, "video", vec![on(8_000, "Vídeo do golo", "")]).await;
        let all = hits(store, "pt-PT", "golo").await;
        assert_eq!(all.unbounded, [Kind::News]);
        assert_eq!(all.hits.len(), MOST_OF_A_KIND + 2);
        let found = found(store, "pt-PT", "golo").await;
        assert_eq!(found.iter().filter(|(_, _, by_title)| *by_title).count(), 2);
        assert_eq!(hits(store, "pt-PT", "gemeo").await.hits.len(), 2);
        let words = [vec![("antigo".to_owned(), Beginning::Whole)], vec![("dois".to_owned(), Beginning::Whole)]];
        let any = TextSearch { locale: "pt-PT", kinds: &[Kind::News], words: &words, is_any: true };
        assert_eq!(store.find_texts(&any).await.unwrap().hits.len(), 2);
        let none = TextSearch { words: &[], ..any.clone() };
        assert_eq!(store.find_texts(&none).await.unwrap(), TextHits::default());
        let whole = [vec![("antig".to_owned(), Beginning::Whole)]];
        assert!(store.find_texts(&TextSearch { words: &whole, ..any }).await.unwrap().hits.is_empty());
        found
    })
    .await;
}

#[tokio::test]
async fn the_whole_index_can_be_made_anew() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let model = Model::built_in();
        assert!(!store.prepare_search(&model).await.unwrap(), "there is nothing to be found yet");
        stored_league(&store).await;
        add(&store, &model, "news", (0..520).map(|n| new(json!({ "title": format!("Golo {n}") }))).collect()).await;
        let draft = NewDocument { published: None, ..new(json!({ "title": "Golo secreto" })) };
        add(&store, &model, "news", vec![draft]).await;
        let names = async |store: &Store| {
            let words = store.find_name_words(&[("a".to_owned(), Beginning::Prefix)]).await.unwrap();
            (words, store.similar_words(&["briza".to_owned()]).await.unwrap())
        };
        let before = (found(&store, "pt-PT", "golo").await, names(&store).await);
        let another =
            "extends = \"news\"\n[[field]]\nname = \"kicker\"\ntype = \"string\"\nlabel = { pt = \"x\", en = \"x\" }\n";
        let another = Model::built_in_with(&[("own.toml", another)]).unwrap();
        assert!(store.prepare_search(&another).await.unwrap());
        assert_eq!((found(&store, "pt-PT", "golo").await, names(&store).await), before);
        assert!(!store.prepare_search(&another).await.unwrap(), "it is made once");
        // Two nodes that start together.
        let (one, two) = (database.open().await, database.open().await);
        let (first, second) = tokio::join!(one.prepare_search(&model), two.prepare_search(&model));
        assert!(first.unwrap() ^ second.unwrap());
        assert_eq!((found(&store, "pt-PT", "golo").await, names(&store).await), before);
    }
}

/// A program that knows of no index: what it writes is not in it.
const UNKNOWING: &str = r#"
name = "news"
plural = "news"
area = "editorial"
public = false
localized = true
drafts = true
label = { pt = "Notícia", en = "News" }
[[field]]
name = "title"
type = "string"
"#;

#[tokio::test]
async fn what_an_older_program_wrote_is_found_after_the_next_start() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, Model::built_in());
        store.prepare_search(&model).await.unwrap();
        let older = Model::read(&[("news.toml", UNKNOWING)], model.locales().to_vec()).unwrap();
        add(&store, &older, "news", vec![new(json!({ "title": "Golo antigo" }))]).await;
        assert!(found(&store, "pt-PT", "golo").await.is_empty());
        assert!(store.prepare_search(&model).await.unwrap());
        assert_eq!(found(&store, "pt-PT", "golo").await, [(Kind::News, 1, true)]);
        assert!(!store.prepare_search(&model).await.unwrap());
    }
}

#[tokio::test]
async fn a_copy_of_the_database_finds_the_same() {
    let (database, copy) = (TestDatabase::sqlite(), TestDatabase::sqlite());
    let (store, model) = (database.open().await, Model::built_in());
    add(&store, &model, "news", vec![new(json!({ "title": "Golo" })), new(json!({ "title": "Outro golo" }))]).await;
    delete(&store, &model, "news", 1).await;
    store.backup(copy.file()).await.unwrap();
    let copied = copy.open().await;
    assert_eq!(found(&copied, "pt-PT", "golo").await, [(Kind::News, 2, true)]);
    add(&copied, &model, "news", vec![new(json!({ "title": "Terceiro golo" }))]).await;
    assert_eq!(found(&copied, "pt-PT", "golo").await.len(), 2);
}
