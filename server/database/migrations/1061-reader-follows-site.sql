-- The reader follows the theme of the site until somebody chooses another. Who had only changed the size of the text was
-- kept with the dark one, which nobody had chosen then.
alter table reader_setting drop constraint reader_setting_theme_check;
alter table reader_setting add constraint reader_setting_theme_check check (theme in ('site', 'night', 'paper'));
update reader_setting set theme = 'site' where theme = 'night' and text_size <> 20;
