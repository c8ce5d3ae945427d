-- Who was removed by a manager does not come back by a link that was made before; who left by themselves may.
alter table organization_member
  add column removed_at timestamptz,
  add column invitation_id uuid references organization_invitation on delete set null,
  add check (removed_at is null or left_at is not null);
create index organization_member_invitation on organization_member (invitation_id) where invitation_id is not null;
create index organization_member_removed on organization_member (person_id, organization_id) where removed_at is not null;
update organization_member m set removed_at = m.left_at from notification n
  where n.message = 'organizations.removed' and n.target_id = m.u_id::text and m.left_at is not null;

-- What managers see of a closed month, counted once: neither a refund, an erased account nor another allowance changes it.
create table organization_month (
  organization_id text not null references organization,
  month date not null check (extract(day from month) = 1),
  -- All empty: too few people were members or used it.
  members integer,
  sessions integer,
  used_paise bigint,
  rounded_to_paise bigint,
  counted_at timestamptz not null,
  primary key (organization_id, month),
  check (num_nulls(members, sessions, used_paise, rounded_to_paise) in (0, 4))
);
