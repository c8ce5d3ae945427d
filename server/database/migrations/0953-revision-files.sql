-- The files that a saved version of a record names, which are not removed while it is there.
create table revision_file (
  resource text not null,
  record_id text not null,
  version integer not null,
  file text not null,
  primary key (resource, record_id, version, file),
  foreign key (resource, record_id, version) references record_revision on delete cascade
);
create index revision_file_file on revision_file (file);
