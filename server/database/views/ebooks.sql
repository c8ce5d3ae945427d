-- What an e-book is and costs.
create view ebook_card as
  select u_id, healer_id, state, title, lead, category, language, price_paise, cover, is_demo
  from ebook;
