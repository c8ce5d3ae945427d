-- outside a transaction
drop index concurrently if exists article_title;
-- squawk-ignore ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
create index concurrently article_title on article (lower(title)) where kind = 'blog';
