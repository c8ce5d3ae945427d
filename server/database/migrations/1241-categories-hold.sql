alter table category validate constraint category_slug_is_path;
alter table category validate constraint category_colors;
