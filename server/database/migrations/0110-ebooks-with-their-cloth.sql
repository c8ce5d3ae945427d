-- What is found or wished for shows a book in its cloth, as courses and bundles show their covers.
create or replace function ebook_search_entry() returns trigger language plpgsql as $$
begin
  perform keep_search_entry('ebook', new.u_id, new.state = 'published', new.title, new.lead, new.cover,
    concat_ws(' ', new.lead, new.category, (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', array_to_string(new.contents, ' '), new.words));
  return null;
end $$;
drop trigger ebook_search_entry on ebook;
create trigger ebook_search_entry
  after insert or update of state, title, lead, cover, category, contents, words on ebook
  for each row execute function ebook_search_entry();
update search_entry set image = ebook.cover
  from ebook where search_entry.kind = 'ebook' and search_entry.item_id = ebook.u_id;
