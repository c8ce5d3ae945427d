-- E-books: what is shown of them; the file itself is private and known by its server-made name.
create table ebook (
  u_id uuid primary key,
  healer_id uuid not null references healer,
  state text not null default 'draft' check (state in ('draft', 'published')),
  title text not null,
  -- One sentence under the title.
  lead text not null,
  category text not null references category (slug),
  -- BCP 47, as in a lang attribute.
  language text not null,
  price_paise bigint not null check (price_paise >= 0),
  format text not null check (format in ('epub', 'pdf')),
  file text not null,
  bytes integer not null check (bytes > 0),
  -- Printed pages of a PDF; of an EPUB what they would come to.
  page_count integer not null check (page_count > 0),
  -- Address of the cloth it is bound in, or none.
  cover text,
  -- HTML, cleaned on its way in, and the words of it.
  description text not null default '',
  words text not null default '',
  contents text[] not null default '{}',
  -- A chapter for whoever has not got it: clean HTML.
  sample_title text not null default '',
  sample text not null default '',
  is_demo boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null,
  check (state = 'draft' or published_at is not null)
);
create index ebook_latest on ebook (published_at desc, u_id) where state = 'published';
create index ebook_language on ebook (language, published_at desc, u_id) where state = 'published';
create index ebook_category on ebook (category, published_at desc, u_id) where state = 'published';
create index ebook_healer on ebook (healer_id, published_at desc) where state = 'published';

create function ebook_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('ebook', new.u_id, new.state = 'published', new.title, new.lead, null,
    concat_ws(' ', new.lead, new.category, (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', array_to_string(new.contents, ' '), new.words));
  return null;
end $$;
create trigger ebook_search_entry
  after insert or update of state, title, lead, category, contents, words on ebook
  for each row execute function ebook_search_entry();

-- Where somebody is in a book: the part (chapter or page, from 0) and how far in it. The same on every device.
create table ebook_place (
  person_id uuid not null references person,
  ebook_id uuid not null references ebook on delete cascade,
  part integer not null check (part >= 0),
  share double precision not null check (share between 0 and 1),
  -- Of the whole book.
  progress_percent integer not null check (progress_percent between 0 and 100),
  -- The furthest that she has been: what was read cannot be given back.
  furthest_percent integer not null check (furthest_percent between 0 and 100),
  updated_at timestamptz not null,
  primary key (person_id, ebook_id)
);
create index ebook_place_ebook on ebook_place (ebook_id);

create table ebook_bookmark (
  u_id uuid primary key,
  person_id uuid not null references person,
  ebook_id uuid not null references ebook on delete cascade,
  part integer not null check (part >= 0),
  share double precision not null check (share between 0 and 1),
  -- The words that stand there.
  label text not null,
  created_at timestamptz not null,
  unique (person_id, ebook_id, part, share)
);
create index ebook_bookmark_ebook on ebook_bookmark (ebook_id);

-- How somebody likes to read.
create table reader_setting (
  person_id uuid primary key references person,
  text_size integer not null check (text_size between 18 and 24),
  theme text not null check (theme in ('night', 'paper')),
  updated_at timestamptz not null
);
