-- When a backup, and the log since the last one, was last brought to its place: for the figure that the alarm looks at.
create table backup_taken (
  kind text primary key check (kind in ('database', 'log')),
  taken_at timestamptz not null
);
