-- The uploaded pictures that the texts of a record show. They are not removed while one does.
create table text_picture (
  resource text not null,
  record_id text not null,
  file text not null references media_file (file),
  primary key (resource, record_id, file)
);
create index text_picture_file on text_picture (file);
