-- What a package is and costs, and the sessions in it.
create view bundle_card as
  select u_id, state, title, price_paise, image, session_healer_id, session_count, session_days, is_demo
  from bundle;

-- Which courses and e-books a package holds.
create view bundle_content as
  select bundle_id, position, kind, item_id
  from bundle_item;
