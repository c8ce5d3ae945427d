-- The file of a book is the whole book: who was given its address has it.
create table ebook_opening (
  person_id uuid not null references person,
  ebook_id uuid not null references ebook on delete cascade,
  opened_at timestamptz not null,
  primary key (person_id, ebook_id)
);
create index ebook_opening_ebook on ebook_opening (ebook_id);
insert into ebook_opening (person_id, ebook_id, opened_at) select person_id, ebook_id, updated_at from ebook_place;
alter table ebook_place drop column furthest_percent;
