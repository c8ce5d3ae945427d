-- The schema as the migrations leave it, to read and to search. Written by generate-types.ts.

create extension btree_gist;

create extension citext;

create extension pg_trgm;

create table about_module (
  u_id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  image text,
  image_alt text not null default ''::text,
  position integer not null,
  is_demo boolean not null default false,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  title_hi text not null default ''::text,
  body_hi text not null default ''::text,
  revision integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table about_module add constraint about_module_position_key UNIQUE ("position");
alter table about_module add constraint about_module_pkey PRIMARY KEY (u_id);
alter table about_module add constraint about_module_check CHECK (((state <> ALL (ARRAY['scheduled'::text, 'published'::text])) OR (published_at IS NOT NULL)));
alter table about_module add constraint about_module_kind_check CHECK ((kind = ANY (ARRAY['story'::text, 'values'::text, 'people'::text, 'promise'::text, 'invitation'::text])));
alter table about_module add constraint about_module_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));

create table account_deletion (
  u_id uuid not null,
  person_id uuid not null,
  state text not null default 'waiting'::text,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  proof jsonb not null default '{}'::jsonb
);
alter table account_deletion add constraint account_deletion_pkey PRIMARY KEY (u_id);
alter table account_deletion add constraint account_deletion_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table account_deletion add constraint account_deletion_check CHECK (((state = 'waiting'::text) = (closed_at IS NULL)));
alter table account_deletion add constraint account_deletion_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'cancelled'::text, 'done'::text])));
CREATE INDEX account_deletion_due ON public.account_deletion USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX account_deletion_open ON public.account_deletion USING btree (person_id) WHERE (state = 'waiting'::text);
CREATE INDEX account_deletion_person ON public.account_deletion USING btree (person_id);

create table action_plan (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  title text not null,
  description text not null,
  starts_on date not null,
  ends_on date not null,
  time_zone text not null,
  ended_by text,
  ended_at timestamp with time zone,
  is_notification_enabled boolean not null default true,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  plan_again_at timestamp with time zone
);
alter table action_plan add constraint action_plan_pkey PRIMARY KEY (u_id);
alter table action_plan add constraint action_plan_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table action_plan add constraint action_plan_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table action_plan add constraint action_plan_check CHECK ((ends_on >= starts_on));
alter table action_plan add constraint action_plan_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
alter table action_plan add constraint action_plan_ended_by_check CHECK ((ended_by = ANY (ARRAY['client'::text, 'healer'::text])));
CREATE INDEX action_plan_client ON public.action_plan USING btree (client_id, created_at);
CREATE INDEX action_plan_healer ON public.action_plan USING btree (healer_id, created_at);
CREATE INDEX action_plan_to_plan ON public.action_plan USING btree (plan_again_at) WHERE (ended_at IS NULL);

create table action_reminder (
  u_id uuid not null,
  plan_id uuid not null,
  action_id uuid,
  client_id uuid not null,
  day date not null,
  due_at timestamp with time zone not null,
  title text not null,
  how_to text not null,
  notified_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone
);
alter table action_reminder add constraint action_reminder_action_id_day_key UNIQUE (action_id, day);
alter table action_reminder add constraint action_reminder_pkey PRIMARY KEY (u_id);
alter table action_reminder add constraint action_reminder_action_id_fkey FOREIGN KEY (action_id) REFERENCES plan_action(u_id) ON DELETE SET NULL;
alter table action_reminder add constraint action_reminder_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table action_reminder add constraint action_reminder_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES action_plan(u_id);
alter table action_reminder add constraint action_reminder_answer_check CHECK ((answer = ANY (ARRAY['done'::text, 'dismissed'::text])));
alter table action_reminder add constraint action_reminder_check CHECK (((answer IS NULL) = (answered_at IS NULL)));
CREATE INDEX action_reminder_client ON public.action_reminder USING btree (client_id, day, due_at);
CREATE INDEX action_reminder_plan ON public.action_reminder USING btree (plan_id, day, due_at);

create table adjustment (
  u_id uuid not null,
  person_id uuid not null,
  account text not null,
  amount_paise bigint not null,
  words text not null,
  reason text not null,
  state text not null,
  needs_second boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text
);
alter table adjustment add constraint adjustment_pkey PRIMARY KEY (u_id);
alter table adjustment add constraint adjustment_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table adjustment add constraint adjustment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table adjustment add constraint adjustment_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table adjustment add constraint adjustment_account_check CHECK ((account = ANY (ARRAY['wallet'::text, 'life-points'::text])));
alter table adjustment add constraint adjustment_amount_paise_check CHECK ((amount_paise <> 0));
alter table adjustment add constraint adjustment_check CHECK (((account = 'wallet'::text) OR ((amount_paise % (100)::bigint) = 0)));
alter table adjustment add constraint adjustment_check1 CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
alter table adjustment add constraint adjustment_check2 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table adjustment add constraint adjustment_check3 CHECK (((state <> 'waiting'::text) OR needs_second));
alter table adjustment add constraint adjustment_check4 CHECK ((NOT (needs_second AND (state = 'done'::text) AND (decided_by = asked_by))));
alter table adjustment add constraint adjustment_check5 CHECK ((asked_by <> person_id));
alter table adjustment add constraint adjustment_check6 CHECK (((state <> 'done'::text) OR (decided_by <> person_id)));
alter table adjustment add constraint adjustment_reason_check CHECK ((reason <> ''::text));
alter table adjustment add constraint adjustment_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])));
alter table adjustment add constraint adjustment_words_check CHECK ((words <> ''::text));
CREATE INDEX adjustment_asked_at ON public.adjustment USING btree (asked_at DESC, u_id);
CREATE INDEX adjustment_asked_by ON public.adjustment USING btree (asked_by, asked_at);
CREATE INDEX adjustment_decided_by ON public.adjustment USING btree (decided_by);
CREATE INDEX adjustment_person ON public.adjustment USING btree (person_id, asked_at DESC);
CREATE INDEX adjustment_state ON public.adjustment USING btree (state, asked_at DESC, u_id);

create table api_key (
  u_id uuid not null,
  holder text not null,
  person_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  scopes text[] not null,
  roles text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone
);
alter table api_key add constraint api_key_pkey PRIMARY KEY (u_id);
alter table api_key add constraint api_key_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table api_key add constraint api_key_check CHECK (((holder = 'practice'::text) = (cardinality(roles) > 0)));
alter table api_key add constraint api_key_holder_check CHECK ((holder = ANY (ARRAY['healer'::text, 'practice'::text])));
alter table api_key add constraint api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table api_key add constraint api_key_no_admin CHECK ((NOT ('admin'::text = ANY (roles))));
alter table api_key add constraint api_key_scopes_check CHECK ((cardinality(scopes) > 0));
alter table api_key add constraint api_key_secret_hash_check CHECK ((length(secret_hash) = 32));
CREATE INDEX api_key_latest ON public.api_key USING btree (created_at DESC, u_id);
CREATE INDEX api_key_of_holder ON public.api_key USING btree (holder, created_at DESC, u_id);
CREATE INDEX api_key_person ON public.api_key USING btree (person_id, created_at DESC);

create table api_key_call (
  u_id uuid not null,
  key_id uuid not null,
  at timestamp with time zone not null,
  call text not null,
  status integer not null
);
alter table api_key_call add constraint api_key_call_pkey PRIMARY KEY (u_id);
alter table api_key_call add constraint api_key_call_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(u_id) ON DELETE CASCADE;
CREATE INDEX api_key_call_at ON public.api_key_call USING btree (at);
CREATE INDEX api_key_call_latest ON public.api_key_call USING btree (key_id, at DESC);

create table appointment (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  claim_id uuid not null,
  order_id uuid,
  state text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  mode text not null,
  description text not null,
  price_paise bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  client_confirmed_at timestamp with time zone,
  healer_confirmed_at timestamp with time zone,
  rescheduled_from timestamp with time zone,
  rescheduled_by text,
  is_reschedule_open boolean not null default false,
  cancelled_by text,
  reported_at timestamp with time zone,
  is_demo boolean not null default false,
  policy jsonb not null,
  is_free boolean not null default false,
  session_pack_id uuid,
  healing_session_id uuid,
  service_id uuid,
  service_name text,
  service_name_hi text,
  place_id uuid,
  arrived_at timestamp with time zone,
  arrived_by text,
  pay_by timestamp with time zone,
  pay_reminded_at timestamp with time zone,
  series_id uuid,
  series_number smallint,
  joint_id uuid,
  is_companion boolean not null default false,
  booked_by uuid,
  booked_at_desk_by uuid,
  late_minutes smallint,
  late_side text,
  ask_until timestamp with time zone,
  ask_accepted_at timestamp with time zone,
  is_imported boolean not null default false
);
alter table appointment add constraint appointment_claim_id_key UNIQUE (claim_id);
alter table appointment add constraint appointment_healing_session_id_key UNIQUE (healing_session_id);
alter table appointment add constraint appointment_order_id_key UNIQUE (order_id);
alter table appointment add constraint appointment_pkey PRIMARY KEY (u_id);
alter table appointment add constraint appointment_booked_at_desk_by FOREIGN KEY (booked_at_desk_by) REFERENCES person(u_id);
alter table appointment add constraint appointment_booked_by FOREIGN KEY (booked_by) REFERENCES person(u_id);
alter table appointment add constraint appointment_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES slot_claim(u_id);
alter table appointment add constraint appointment_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table appointment add constraint appointment_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table appointment add constraint appointment_healing_session_id_fkey FOREIGN KEY (healing_session_id) REFERENCES healing_session(u_id);
alter table appointment add constraint appointment_joint FOREIGN KEY (joint_id) REFERENCES joint_session(u_id);
alter table appointment add constraint appointment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table appointment add constraint appointment_place FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table appointment add constraint appointment_series FOREIGN KEY (series_id) REFERENCES session_series(u_id);
alter table appointment add constraint appointment_service FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table appointment add constraint appointment_session_pack_id_fkey FOREIGN KEY (session_pack_id) REFERENCES session_pack(u_id);
alter table appointment add constraint appointment_arrival CHECK (((arrived_by = ANY (ARRAY['client'::text, 'healer'::text])) AND ((arrived_at IS NULL) = (arrived_by IS NULL)) AND ((arrived_at IS NULL) OR (place_id IS NOT NULL))));
alter table appointment add constraint appointment_ask CHECK (((ask_until IS NULL) OR (ask_accepted_at IS NULL)));
alter table appointment add constraint appointment_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['client'::text, 'healer'::text])));
alter table appointment add constraint appointment_companion CHECK (((NOT is_companion) OR (joint_id IS NOT NULL)));
alter table appointment add constraint appointment_in_person CHECK (((mode = 'in-person'::text) = (place_id IS NOT NULL)));
alter table appointment add constraint appointment_late CHECK (((late_minutes >= 1) AND (late_minutes <= 120)));
alter table appointment add constraint appointment_late_side CHECK ((late_side = ANY (ARRAY['client'::text, 'healer'::text])));
alter table appointment add constraint appointment_mode_check CHECK ((mode = ANY (ARRAY['video'::text, 'voice'::text, 'chat'::text, 'in-person'::text])));
alter table appointment add constraint appointment_other_service CHECK ((service_id <> healer_id));
alter table appointment add constraint appointment_paid_one_way CHECK (((session_pack_id IS NULL) OR ((order_id IS NULL) AND (NOT is_free))));
alter table appointment add constraint appointment_pay_later CHECK (((pay_by IS NULL) OR (order_id IS NOT NULL)));
alter table appointment add constraint appointment_pay_reminder CHECK (((pay_reminded_at IS NULL) OR (order_id IS NOT NULL)));
alter table appointment add constraint appointment_rescheduled_by_check CHECK ((rescheduled_by = ANY (ARRAY['client'::text, 'healer'::text])));
alter table appointment add constraint appointment_series_number CHECK ((((series_id IS NULL) = (series_number IS NULL)) AND ((series_number >= 1) AND (series_number <= 26))));
alter table appointment add constraint appointment_state_check CHECK ((state = ANY (ARRAY['held'::text, 'confirmed'::text, 'released'::text, 'reported'::text, 'disputed'::text, 'completed'::text, 'cancelled'::text, 'no-show'::text, 'healer-no-show'::text, 'lapsed'::text])));
CREATE INDEX appointment_asked ON public.appointment USING btree (ask_until) WHERE ((ask_until IS NOT NULL) AND (state = 'confirmed'::text));
CREATE INDEX appointment_booked_for_others ON public.appointment USING btree (booked_by) WHERE (booked_by IS NOT NULL);
CREATE INDEX appointment_client ON public.appointment USING btree (client_id, starts_at);
CREATE INDEX appointment_created ON public.appointment USING btree (created_at);
CREATE INDEX appointment_healer ON public.appointment USING btree (healer_id, starts_at);
CREATE INDEX appointment_healer_client ON public.appointment USING btree (healer_id, client_id, starts_at DESC);
CREATE UNIQUE INDEX appointment_in_series ON public.appointment USING btree (series_id, series_number) WHERE (series_id IS NOT NULL);
CREATE INDEX appointment_joint ON public.appointment USING btree (joint_id) WHERE (joint_id IS NOT NULL);
CREATE INDEX appointment_of_service ON public.appointment USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX appointment_pay_by ON public.appointment USING btree (pay_by) WHERE (pay_by IS NOT NULL);
CREATE INDEX appointment_reported ON public.appointment USING btree (reported_at) WHERE (state = 'reported'::text);
CREATE INDEX appointment_session_pack ON public.appointment USING btree (session_pack_id) WHERE (session_pack_id IS NOT NULL);
CREATE INDEX appointment_starts ON public.appointment USING btree (starts_at DESC, u_id DESC);
CREATE INDEX appointment_unfinished ON public.appointment USING btree (ends_at) WHERE (state = 'confirmed'::text);
CREATE TRIGGER appointment_begins AFTER INSERT ON public.appointment FOR EACH ROW EXECUTE FUNCTION note_transition();
CREATE TRIGGER appointment_changes AFTER UPDATE OF state, starts_at ON public.appointment FOR EACH ROW WHEN (((old.state <> new.state) OR (old.starts_at <> new.starts_at))) EXECUTE FUNCTION note_transition();
CREATE TRIGGER appointment_closes_room AFTER UPDATE OF state, starts_at ON public.appointment FOR EACH ROW WHEN (((old.starts_at <> new.starts_at) OR ((old.state <> new.state) AND (new.state = ANY (ARRAY['held'::text, 'lapsed'::text, 'cancelled'::text, 'healer-no-show'::text, 'released'::text]))))) EXECUTE FUNCTION close_room();
CREATE TRIGGER report_appointment_gone AFTER DELETE ON public.appointment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_appointments();
CREATE TRIGGER report_appointment_is AFTER UPDATE ON public.appointment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_appointments();
CREATE TRIGGER report_appointment_new AFTER INSERT ON public.appointment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_appointments();
CREATE TRIGGER report_appointment_was AFTER UPDATE ON public.appointment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_appointments();
CREATE TRIGGER session_to_write AFTER INSERT ON public.appointment FOR EACH ROW WHEN (((new.state = 'confirmed'::text) AND (NOT new.is_companion))) EXECUTE FUNCTION session_to_write();
CREATE TRIGGER session_to_write_anew AFTER UPDATE OF state, starts_at, ends_at, place_id ON public.appointment FOR EACH ROW WHEN (((NOT new.is_companion) AND ((new.state = 'confirmed'::text) OR ((old.state = 'confirmed'::text) AND (new.state = ANY (ARRAY['cancelled'::text, 'lapsed'::text, 'released'::text])))) AND ((((old.state IS DISTINCT FROM new.state) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.place_id IS DISTINCT FROM new.place_id)))) EXECUTE FUNCTION session_to_write();

create table appointment_inquiry (
  u_id uuid not null,
  healer_id uuid,
  category text,
  name text not null,
  email text not null,
  phone text not null,
  preferred_at timestamp with time zone,
  description text not null,
  state text not null default 'new'::text,
  created_at timestamp with time zone not null,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  answered_by uuid
);
alter table appointment_inquiry add constraint appointment_inquiry_pkey PRIMARY KEY (u_id);
alter table appointment_inquiry add constraint appointment_inquiry_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table appointment_inquiry add constraint appointment_inquiry_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table appointment_inquiry add constraint appointment_inquiry_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table appointment_inquiry add constraint appointment_inquiry_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text])));
CREATE INDEX appointment_inquiry_answered_by ON public.appointment_inquiry USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX appointment_inquiry_email ON public.appointment_inquiry USING btree (email);
CREATE INDEX appointment_inquiry_healer ON public.appointment_inquiry USING btree (healer_id, created_at DESC) WHERE (healer_id IS NOT NULL);
CREATE INDEX appointment_inquiry_new ON public.appointment_inquiry USING btree (created_at) WHERE (state = 'new'::text);
CREATE INDEX appointment_inquiry_ours ON public.appointment_inquiry USING btree (created_at DESC) WHERE (healer_id IS NULL);

create table appointment_reminder (
  appointment_id uuid not null,
  starts_at timestamp with time zone not null,
  kind text not null,
  sent_at timestamp with time zone not null
);
alter table appointment_reminder add constraint appointment_reminder_pkey PRIMARY KEY (appointment_id, starts_at, kind);
alter table appointment_reminder add constraint appointment_reminder_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table appointment_reminder add constraint appointment_reminder_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hours'::text, 'minutes'::text])));

create table appointment_transition (
  id bigint not null,
  appointment_id uuid not null,
  state text not null,
  starts_at timestamp with time zone not null,
  at timestamp with time zone not null,
  by_person uuid,
  asked_by text,
  channel text
);
alter table appointment_transition add constraint appointment_transition_pkey PRIMARY KEY (id);
alter table appointment_transition add constraint appointment_transition_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id) ON DELETE CASCADE;
alter table appointment_transition add constraint appointment_transition_by_person_fkey FOREIGN KEY (by_person) REFERENCES person(u_id);
alter table appointment_transition add constraint appointment_transition_asked CHECK (((by_person IS NULL) = (channel IS NULL)));
alter table appointment_transition add constraint appointment_transition_channel CHECK ((channel = ANY (ARRAY['phone'::text, 'counter'::text, 'message'::text])));
CREATE INDEX appointment_transition_of ON public.appointment_transition USING btree (appointment_id, id);
CREATE TRIGGER appointment_step_outside AFTER INSERT ON public.appointment_transition FOR EACH ROW EXECUTE FUNCTION tell_appointment_step();

create table approval (
  u_id uuid not null,
  kind text not null,
  subject text not null,
  title text not null,
  changes jsonb not null,
  amount_paise bigint,
  state text not null,
  needs_second boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text
);
alter table approval add constraint approval_pkey PRIMARY KEY (u_id);
alter table approval add constraint approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table approval add constraint approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table approval add constraint approval_amount_paise_check CHECK ((amount_paise >= 0));
alter table approval add constraint approval_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
alter table approval add constraint approval_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table approval add constraint approval_check2 CHECK (((state <> 'waiting'::text) OR needs_second));
alter table approval add constraint approval_check3 CHECK ((NOT (needs_second AND (state = 'done'::text) AND (decided_by = asked_by))));
alter table approval add constraint approval_kind_check CHECK ((kind = ANY (ARRAY['setting'::text, 'coupon'::text, 'price'::text, 'title'::text])));
alter table approval add constraint approval_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])));
CREATE INDEX approval_asked_at ON public.approval USING btree (asked_at DESC, u_id);
CREATE INDEX approval_asked_by ON public.approval USING btree (asked_by, asked_at);
CREATE INDEX approval_decided_by ON public.approval USING btree (decided_by);
CREATE INDEX approval_state ON public.approval USING btree (state, asked_at DESC, u_id);
CREATE UNIQUE INDEX approval_waiting ON public.approval USING btree (kind, subject) WHERE (state = 'waiting'::text);

create table article (
  u_id uuid not null,
  kind text not null,
  state text not null default 'draft'::text,
  title text not null,
  lead text not null default ''::text,
  body text not null,
  words text not null,
  language text not null default 'en'::text,
  author_healer_id uuid,
  teller text not null default ''::text,
  categories text[] not null default '{}'::text[],
  tags text[] not null default '{}'::text[],
  image jsonb,
  reading_minutes integer not null,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  other_title text not null default ''::text,
  other_lead text not null default ''::text,
  other_body text not null default ''::text,
  other_words text not null default ''::text
);
alter table article add constraint article_pkey PRIMARY KEY (u_id);
alter table article add constraint article_author_healer_id_fkey FOREIGN KEY (author_healer_id) REFERENCES healer(u_id);
alter table article add constraint article_check1 CHECK (((kind = 'success-story'::text) = (teller <> ''::text)));
alter table article add constraint article_kind_check CHECK ((kind = ANY (ARRAY['blog'::text, 'success-story'::text])));
alter table article add constraint article_published CHECK (((state = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL)));
alter table article add constraint article_reading_minutes_check CHECK ((reading_minutes > 0));
alter table article add constraint article_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE INDEX article_author ON public.article USING btree (author_healer_id) WHERE (author_healer_id IS NOT NULL);
CREATE INDEX article_categories ON public.article USING gin (categories);
CREATE INDEX article_latest ON public.article USING btree (kind, published_at DESC, u_id) INCLUDE (categories, tags) WHERE (state = 'published'::text);
CREATE INDEX article_sample ON public.article USING btree (kind, u_id) INCLUDE (categories, tags) WHERE ((state = 'published'::text) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX article_scheduled ON public.article USING btree (published_at) WHERE (state = 'scheduled'::text);
CREATE INDEX article_tags ON public.article USING gin (tags);
CREATE INDEX article_title ON public.article USING btree (lower(title)) WHERE (kind = 'blog'::text);
CREATE TRIGGER article_search_entry AFTER INSERT OR UPDATE OF state, title, lead, words, tags, categories, language, other_title, other_lead, other_words ON public.article FOR EACH ROW EXECUTE FUNCTION article_search_entry();

create table article_old_address (
  path text not null,
  article_id uuid not null,
  created_at timestamp with time zone not null
);
alter table article_old_address add constraint article_old_address_pkey PRIMARY KEY (path);
alter table article_old_address add constraint article_old_address_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(u_id) ON DELETE CASCADE;
alter table article_old_address add constraint article_old_address_path_check CHECK (((length(path) >= 2) AND (length(path) <= 500)));
CREATE INDEX article_old_address_of ON public.article_old_address USING btree (article_id);

create table article_review (
  u_id uuid not null,
  article_id uuid not null,
  person_id uuid,
  by_name text not null,
  text text not null,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  hidden_at timestamp with time zone
);
alter table article_review add constraint article_review_article_id_person_id_key UNIQUE (article_id, person_id);
alter table article_review add constraint article_review_pkey PRIMARY KEY (u_id);
alter table article_review add constraint article_review_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(u_id) ON DELETE CASCADE;
alter table article_review add constraint article_review_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX article_review_latest ON public.article_review USING btree (article_id, created_at DESC);

create table audit_entry (
  u_id uuid not null,
  staff_id uuid,
  resource text not null,
  record_id text not null,
  action text not null,
  at timestamp with time zone not null,
  changes jsonb not null default '{}'::jsonb,
  reason text not null default ''::text,
  key_id uuid
) partition by RANGE (at);
alter table audit_entry add constraint audit_entry_pkey PRIMARY KEY (u_id, at);
CREATE INDEX audit_entry_at ON ONLY public.audit_entry USING btree (at DESC, u_id);
CREATE INDEX audit_entry_record ON ONLY public.audit_entry USING btree (resource, record_id, at);
CREATE INDEX audit_entry_roles ON ONLY public.audit_entry USING btree (record_id, at) WHERE ((resource = 'colleagues'::text) AND (action = 'roles'::text));
CREATE INDEX audit_entry_staff ON ONLY public.audit_entry USING btree (staff_id, at DESC);
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

create table available_now (
  healer_id uuid not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null
);
alter table available_now add constraint available_now_pkey PRIMARY KEY (healer_id);
alter table available_now add constraint available_now_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table available_now add constraint available_now_check CHECK ((until > since));

create table backup_taken (
  kind text not null,
  taken_at timestamp with time zone not null
);
alter table backup_taken add constraint backup_taken_pkey PRIMARY KEY (kind);
alter table backup_taken add constraint backup_taken_kind_check CHECK ((kind = ANY (ARRAY['database'::text, 'log'::text])));

create table bank_account (
  u_id uuid not null,
  person_id uuid not null,
  sealed_details text not null,
  created_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  withdrawn_at timestamp with time zone
);
alter table bank_account add constraint bank_account_pkey PRIMARY KEY (u_id);
alter table bank_account add constraint bank_account_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table bank_account add constraint bank_account_check CHECK ((usable_from >= created_at));
CREATE INDEX bank_account_person ON public.bank_account USING btree (person_id, usable_from DESC) WHERE (withdrawn_at IS NULL);

create table booking_widget (
  u_id uuid not null,
  name text not null,
  healer_id uuid not null,
  service_id uuid,
  origins text[] not null,
  state text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table booking_widget add constraint booking_widget_pkey PRIMARY KEY (u_id);
alter table booking_widget add constraint booking_widget_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table booking_widget add constraint booking_widget_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table booking_widget add constraint booking_widget_name_check CHECK ((length(name) <= 120));
alter table booking_widget add constraint booking_widget_origins_check CHECK ((cardinality(origins) > 0));
alter table booking_widget add constraint booking_widget_state_check CHECK ((state = ANY (ARRAY['live'::text, 'closed'::text])));
CREATE INDEX booking_widget_of_healer ON public.booking_widget USING btree (healer_id);
CREATE INDEX booking_widget_of_service ON public.booking_widget USING btree (service_id) WHERE (service_id IS NOT NULL);

create table brand (
  version integer not null,
  values jsonb not null,
  made_by uuid not null,
  made_at timestamp with time zone not null
);
alter table brand add constraint brand_pkey PRIMARY KEY (version);
alter table brand add constraint brand_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table brand add constraint brand_values_check CHECK ((jsonb_typeof("values") = 'object'::text));
alter table brand add constraint brand_version_check CHECK ((version > 0));

create table brand_preview (
  token_hash bytea not null,
  values jsonb not null,
  made_by uuid not null,
  made_at timestamp with time zone not null
);
alter table brand_preview add constraint brand_preview_pkey PRIMARY KEY (token_hash);
alter table brand_preview add constraint brand_preview_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table brand_preview add constraint brand_preview_token_hash_check CHECK ((length(token_hash) = 32));
alter table brand_preview add constraint brand_preview_values_check CHECK ((jsonb_typeof("values") = 'object'::text));
CREATE INDEX brand_preview_made_at ON public.brand_preview USING btree (made_at);
CREATE INDEX brand_preview_made_by ON public.brand_preview USING btree (made_by);

create table bundle (
  u_id uuid not null,
  state text not null default 'draft'::text,
  title text not null,
  summary text not null,
  description text not null default ''::text,
  words text not null default ''::text,
  category text,
  price_paise bigint not null,
  image jsonb,
  session_healer_id uuid,
  session_count integer,
  session_days integer,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  session_service_id uuid
);
alter table bundle add constraint bundle_pkey PRIMARY KEY (u_id);
alter table bundle add constraint bundle_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table bundle add constraint bundle_session_healer_id_fkey FOREIGN KEY (session_healer_id) REFERENCES healer(u_id);
alter table bundle add constraint bundle_session_service_id_fkey FOREIGN KEY (session_service_id) REFERENCES service(u_id);
alter table bundle add constraint bundle_check1 CHECK ((((session_healer_id IS NULL) = (session_count IS NULL)) AND ((session_count IS NULL) = (session_days IS NULL))));
alter table bundle add constraint bundle_price_paise_check CHECK ((price_paise > 0));
alter table bundle add constraint bundle_published CHECK (((state = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL)));
alter table bundle add constraint bundle_session_count_check CHECK (((session_count >= 1) AND (session_count <= 50)));
alter table bundle add constraint bundle_session_days_check CHECK (((session_days >= 7) AND (session_days <= 730)));
alter table bundle add constraint bundle_session_service_of_healer CHECK (((session_service_id IS NULL) OR (session_healer_id IS NOT NULL)));
alter table bundle add constraint bundle_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE INDEX bundle_healer ON public.bundle USING btree (session_healer_id) WHERE (session_healer_id IS NOT NULL);
CREATE INDEX bundle_latest ON public.bundle USING btree (published_at DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX bundle_scheduled ON public.bundle USING btree (published_at) WHERE (state = 'scheduled'::text);
CREATE TRIGGER bundle_search_entry AFTER INSERT OR UPDATE OF state, title, summary, image, category, words ON public.bundle FOR EACH ROW EXECUTE FUNCTION bundle_search_entry();

create table bundle_item (
  bundle_id uuid not null,
  position integer not null,
  kind text not null,
  item_id uuid not null
);
alter table bundle_item add constraint bundle_item_bundle_id_kind_item_id_key UNIQUE (bundle_id, kind, item_id);
alter table bundle_item add constraint bundle_item_pkey PRIMARY KEY (bundle_id, "position");
alter table bundle_item add constraint bundle_item_bundle_id_fkey FOREIGN KEY (bundle_id) REFERENCES bundle(u_id) ON DELETE CASCADE;
alter table bundle_item add constraint bundle_item_kind_check CHECK ((kind = ANY (ARRAY['course'::text, 'ebook'::text])));
CREATE INDEX bundle_item_of ON public.bundle_item USING btree (kind, item_id);

create table bus_engine (
  is_single boolean not null default true,
  name text not null
);
alter table bus_engine add constraint bus_engine_pkey PRIMARY KEY (is_single);
alter table bus_engine add constraint bus_engine_is_single_check CHECK (is_single);
alter table bus_engine add constraint bus_engine_name_check CHECK ((name = ANY (ARRAY['notify'::text, 'outbox'::text])));

create table bus_outbox (
  id bigint not null,
  messages jsonb not null,
  written_at timestamp with time zone not null default now()
);
alter table bus_outbox add constraint bus_outbox_pkey PRIMARY KEY (id);

create table calendar_account (
  u_id uuid not null,
  healer_id uuid not null,
  provider text not null,
  sealed_access text not null,
  connected_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
alter table calendar_account add constraint calendar_account_pkey PRIMARY KEY (u_id);
alter table calendar_account add constraint calendar_account_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table calendar_account add constraint calendar_account_provider CHECK ((provider = ANY (ARRAY['google'::text, 'microsoft'::text, 'caldav'::text])));
CREATE INDEX calendar_account_healer ON public.calendar_account USING btree (healer_id);

create table calendar_channel (
  u_id uuid not null,
  source_id uuid not null,
  token_hash bytea not null,
  resource text not null,
  opened_at timestamp with time zone not null,
  ends_at timestamp with time zone not null
);
alter table calendar_channel add constraint calendar_channel_source_id_key UNIQUE (source_id);
alter table calendar_channel add constraint calendar_channel_pkey PRIMARY KEY (u_id);
alter table calendar_channel add constraint calendar_channel_source_id_fkey FOREIGN KEY (source_id) REFERENCES calendar_source(u_id) ON DELETE CASCADE;

create table calendar_entry (
  writing_id uuid not null,
  appointment_id uuid not null,
  version integer not null,
  written integer not null default 0,
  written_at timestamp with time zone,
  is_there boolean not null default false,
  next_at timestamp with time zone not null,
  tries integer not null default 0,
  leased_until timestamp with time zone,
  leased_by uuid,
  suggestion text,
  suggested_start timestamp with time zone
);
alter table calendar_entry add constraint calendar_entry_pkey PRIMARY KEY (writing_id, appointment_id);
alter table calendar_entry add constraint calendar_entry_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id) ON DELETE CASCADE;
alter table calendar_entry add constraint calendar_entry_writing_id_fkey FOREIGN KEY (writing_id) REFERENCES calendar_writing(u_id) ON DELETE CASCADE;
alter table calendar_entry add constraint calendar_entry_suggestion CHECK ((suggestion = ANY (ARRAY['moved'::text, 'removed'::text])));
CREATE INDEX calendar_entry_appointment ON public.calendar_entry USING btree (appointment_id);
CREATE INDEX calendar_entry_due ON public.calendar_entry USING btree (next_at) WHERE (version > written);

create table calendar_feed (
  person_id uuid not null,
  role text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null
);
alter table calendar_feed add constraint calendar_feed_secret_hash_key UNIQUE (secret_hash);
alter table calendar_feed add constraint calendar_feed_pkey PRIMARY KEY (person_id, role);
alter table calendar_feed add constraint calendar_feed_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table calendar_feed add constraint calendar_feed_role_check CHECK ((role = ANY (ARRAY['client'::text, 'healer'::text])));

create table calendar_source (
  u_id uuid not null,
  healer_id uuid not null,
  host text not null,
  sealed_address text not null,
  counts_tentative boolean not null,
  counts_whole_days boolean not null,
  keeps_breaks boolean not null,
  created_at timestamp with time zone not null,
  next_read_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  read_at timestamp with time zone,
  whole_read_at timestamp with time zone,
  etag text,
  last_modified text,
  failures integer not null default 0,
  problem text,
  notified_at timestamp with time zone,
  warnings text[] not null default '{}'::text[],
  account_id uuid
);
alter table calendar_source add constraint calendar_source_pkey PRIMARY KEY (u_id);
alter table calendar_source add constraint calendar_source_account FOREIGN KEY (account_id) REFERENCES calendar_account(u_id);
alter table calendar_source add constraint calendar_source_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
CREATE INDEX calendar_source_due ON public.calendar_source USING btree (next_read_at);
CREATE INDEX calendar_source_healer ON public.calendar_source USING btree (healer_id);
CREATE INDEX calendar_source_of_account ON public.calendar_source USING btree (account_id) WHERE (account_id IS NOT NULL);

create table calendar_writing (
  u_id uuid not null,
  healer_id uuid not null,
  account_id uuid not null,
  sealed_calendar text not null,
  names_clients boolean not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  next_look_at timestamp with time zone not null
);
alter table calendar_writing add constraint calendar_writing_pkey PRIMARY KEY (u_id);
alter table calendar_writing add constraint calendar_writing_account_id_fkey FOREIGN KEY (account_id) REFERENCES calendar_account(u_id) ON DELETE CASCADE;
alter table calendar_writing add constraint calendar_writing_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
CREATE INDEX calendar_writing_account ON public.calendar_writing USING btree (account_id);
CREATE INDEX calendar_writing_due ON public.calendar_writing USING btree (next_look_at) WHERE (ended_at IS NULL);
CREATE INDEX calendar_writing_ended ON public.calendar_writing USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE UNIQUE INDEX calendar_writing_of_healer ON public.calendar_writing USING btree (healer_id) WHERE (ended_at IS NULL);

create table category (
  u_id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  name_hi text not null,
  description text not null default ''::text,
  position integer not null,
  revision integer not null default 1,
  description_hi text not null default ''::text,
  is_shown boolean not null default true,
  color_dark text not null default ''::text,
  color_light text not null default ''::text,
  image text,
  names_in_search text
);
alter table category add constraint category_slug_key UNIQUE (slug);
alter table category add constraint category_pkey PRIMARY KEY (u_id);
alter table category add constraint category_colors CHECK (((color_dark ~ '^(#[0-9a-f]{6})?$'::text) AND (color_light ~ '^(#[0-9a-f]{6})?$'::text)));
alter table category add constraint category_slug_is_path CHECK ((slug ~ '^[a-z]+(-[a-z]+)*$'::text));

create table certificate (
  u_id uuid not null,
  person_id uuid not null,
  course_id uuid not null,
  code text not null,
  name text not null,
  course_title text not null,
  healer_name text not null,
  is_demo boolean not null default false,
  issued_at timestamp with time zone not null
);
alter table certificate add constraint certificate_code_key UNIQUE (code);
alter table certificate add constraint certificate_person_id_course_id_key UNIQUE (person_id, course_id);
alter table certificate add constraint certificate_pkey PRIMARY KEY (u_id);
alter table certificate add constraint certificate_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table certificate add constraint certificate_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX certificate_course ON public.certificate USING btree (course_id);

create table chat_file (
  u_id uuid not null,
  conversation_id uuid,
  group_id uuid,
  seq integer not null,
  name text not null,
  kind text not null,
  file text not null,
  bytes integer not null,
  created_at timestamp with time zone not null
);
alter table chat_file add constraint chat_file_pkey PRIMARY KEY (u_id);
alter table chat_file add constraint chat_file_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES conversation_message(conversation_id, seq);
alter table chat_file add constraint chat_file_group_id_seq_fkey FOREIGN KEY (group_id, seq) REFERENCES community_post(group_id, seq);
alter table chat_file add constraint chat_file_bytes_check CHECK ((bytes > 0));
alter table chat_file add constraint chat_file_check CHECK ((num_nonnulls(conversation_id, group_id) = 1));
alter table chat_file add constraint chat_file_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text])));
CREATE INDEX chat_file_conversation ON public.chat_file USING btree (conversation_id, seq) WHERE (conversation_id IS NOT NULL);
CREATE INDEX chat_file_group ON public.chat_file USING btree (group_id, seq) WHERE (group_id IS NOT NULL);
CREATE TRIGGER chat_file_not_stored AFTER DELETE ON public.chat_file FOR EACH ROW EXECUTE FUNCTION stored_file_gone();
CREATE TRIGGER chat_file_stored AFTER INSERT ON public.chat_file FOR EACH ROW EXECUTE FUNCTION stored_file_used();

create table claim_code (
  appointment_id uuid not null,
  client_id uuid not null,
  asked_at timestamp with time zone not null,
  code text,
  written_at timestamp with time zone
);
alter table claim_code add constraint claim_code_pkey PRIMARY KEY (appointment_id);
alter table claim_code add constraint claim_code_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table claim_code add constraint claim_code_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table claim_code add constraint claim_code_check CHECK (((code IS NULL) = (written_at IS NULL)));
alter table claim_code add constraint claim_code_code_check CHECK ((code <> ''::text));
CREATE INDEX claim_code_client ON public.claim_code USING btree (client_id);

create table client_file (
  u_id uuid not null,
  appointment_id uuid not null,
  name text not null,
  kind text not null,
  file text not null,
  bytes integer not null,
  created_at timestamp with time zone not null
);
alter table client_file add constraint client_file_file_key UNIQUE (file);
alter table client_file add constraint client_file_pkey PRIMARY KEY (u_id);
alter table client_file add constraint client_file_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table client_file add constraint client_file_bytes_check CHECK ((bytes > 0));
alter table client_file add constraint client_file_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text])));
CREATE INDEX client_file_appointment ON public.client_file USING btree (appointment_id, created_at, u_id);
CREATE TRIGGER client_file_not_stored AFTER DELETE ON public.client_file FOR EACH ROW EXECUTE FUNCTION stored_file_gone();
CREATE TRIGGER client_file_stored AFTER INSERT ON public.client_file FOR EACH ROW EXECUTE FUNCTION stored_file_used();

create table client_note (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  sealed_text text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  template text not null default 'free'::text,
  signed_at timestamp with time zone,
  signed_name text,
  joint_id uuid
);
alter table client_note add constraint client_note_pkey PRIMARY KEY (u_id);
alter table client_note add constraint client_note_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table client_note add constraint client_note_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table client_note add constraint client_note_joint FOREIGN KEY (joint_id) REFERENCES joint_session(u_id);
alter table client_note add constraint client_note_signed CHECK (((signed_at IS NULL) = (signed_name IS NULL)));
alter table client_note add constraint client_note_template CHECK ((template = ANY (ARRAY['free'::text, 'soap'::text, 'dap'::text, 'own'::text])));
CREATE INDEX client_note_client ON public.client_note USING btree (client_id);
CREATE INDEX client_note_latest ON public.client_note USING btree (healer_id, client_id, created_at DESC, u_id);
CREATE INDEX client_note_of_joint ON public.client_note USING btree (joint_id) WHERE (joint_id IS NOT NULL);
CREATE TRIGGER client_note_is_final BEFORE DELETE OR UPDATE ON public.client_note FOR EACH ROW WHEN ((old.signed_at IS NOT NULL)) EXECUTE FUNCTION signed_note_is_final();

create table client_note_addendum (
  u_id uuid not null,
  note_id uuid not null,
  sealed_text text not null,
  signed_name text not null,
  created_at timestamp with time zone not null
);
alter table client_note_addendum add constraint client_note_addendum_pkey PRIMARY KEY (u_id);
alter table client_note_addendum add constraint client_note_addendum_note_id_fkey FOREIGN KEY (note_id) REFERENCES client_note(u_id);
CREATE INDEX client_note_addendum_note ON public.client_note_addendum USING btree (note_id, created_at, u_id);
CREATE TRIGGER client_note_addendum_is_final BEFORE DELETE OR UPDATE ON public.client_note_addendum FOR EACH ROW EXECUTE FUNCTION signed_note_is_final();

create table cometchat_group (
  group_id uuid not null,
  revision integer not null default 1,
  synced_revision integer not null default 0,
  is_outdated boolean not null default false
);
alter table cometchat_group add constraint cometchat_group_pkey PRIMARY KEY (group_id);
alter table cometchat_group add constraint cometchat_group_group_id_fkey FOREIGN KEY (group_id) REFERENCES community_group(u_id);
alter table cometchat_group add constraint cometchat_group_check CHECK ((synced_revision <= revision));
CREATE INDEX cometchat_group_outdated ON public.cometchat_group USING btree (group_id) WHERE is_outdated;
CREATE INDEX cometchat_group_unsynced ON public.cometchat_group USING btree (group_id) WHERE (synced_revision < revision);

create table cometchat_message (
  place_id uuid not null,
  seq integer not null,
  is_group boolean not null,
  message_id uuid not null,
  remote_id text,
  leased_until timestamp with time zone,
  tries integer not null default 0
);
alter table cometchat_message add constraint cometchat_message_remote_id_key UNIQUE (remote_id);
alter table cometchat_message add constraint cometchat_message_pkey PRIMARY KEY (place_id, seq);
CREATE INDEX cometchat_message_ours ON public.cometchat_message USING btree (message_id);
CREATE INDEX cometchat_message_unsent ON public.cometchat_message USING btree (place_id, seq) WHERE (remote_id IS NULL);

create table cometchat_user (
  uid uuid not null,
  person_id uuid not null,
  side text not null,
  revision integer not null default 1,
  synced_revision integer not null default 0,
  member_id uuid,
  tokens_revision integer not null default 0,
  tokens_ended integer not null default 0
);
alter table cometchat_user add constraint cometchat_user_member_id_key UNIQUE (member_id);
alter table cometchat_user add constraint cometchat_user_pkey PRIMARY KEY (uid);
alter table cometchat_user add constraint cometchat_user_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table cometchat_user add constraint cometchat_user_check CHECK ((synced_revision <= revision));
alter table cometchat_user add constraint cometchat_user_side_check CHECK ((side = ANY (ARRAY['client'::text, 'healer'::text])));
CREATE UNIQUE INDEX cometchat_user_of_person ON public.cometchat_user USING btree (person_id, side) WHERE (member_id IS NULL);
CREATE INDEX cometchat_user_tokens ON public.cometchat_user USING btree (uid) WHERE (tokens_ended < tokens_revision);
CREATE INDEX cometchat_user_unsynced ON public.cometchat_user USING btree (uid) WHERE (synced_revision < revision);

create table community_group (
  u_id uuid not null,
  name text not null,
  topic text not null,
  description text not null,
  rules text not null,
  position integer not null default 50,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  revision integer not null default 1,
  last_seq integer not null default 0,
  last_at timestamp with time zone,
  is_demo boolean not null default false,
  updated_at timestamp with time zone not null
);
alter table community_group add constraint community_group_name_key UNIQUE (name);
alter table community_group add constraint community_group_pkey PRIMARY KEY (u_id);
alter table community_group add constraint community_group_topic_fkey FOREIGN KEY (topic) REFERENCES category(slug);
alter table community_group add constraint community_group_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)));
alter table community_group add constraint community_group_rules_check CHECK ((rules <> ''::text));
alter table community_group add constraint community_group_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE INDEX community_group_due ON public.community_group USING btree (published_at) WHERE (state = 'scheduled'::text);
CREATE INDEX community_group_shown ON public.community_group USING btree ("position", name) WHERE (state = 'published'::text);
CREATE TRIGGER community_group_renamed AFTER UPDATE OF name ON public.community_group FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION cometchat_name_changed();

create table community_member (
  u_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  side text not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone,
  agreed_rules text,
  is_moderator boolean not null default false,
  muted_until timestamp with time zone,
  removed_at timestamp with time zone,
  read_seq integer not null default 0,
  rung_seq integer not null default 0,
  name text not null
);
alter table community_member add constraint community_member_group_id_person_id_side_key UNIQUE (group_id, person_id, side);
alter table community_member add constraint community_member_pkey PRIMARY KEY (u_id);
alter table community_member add constraint community_member_group_id_fkey FOREIGN KEY (group_id) REFERENCES community_group(u_id);
alter table community_member add constraint community_member_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table community_member add constraint community_member_check CHECK (((removed_at IS NULL) OR (left_at IS NOT NULL)));
alter table community_member add constraint community_member_name CHECK (((side = 'client'::text) OR (name = ''::text)));
alter table community_member add constraint community_member_side_check CHECK ((side = ANY (ARRAY['client'::text, 'healer'::text])));
CREATE INDEX community_member_here ON public.community_member USING btree (group_id, joined_at, u_id) WHERE (left_at IS NULL);
CREATE INDEX community_member_person ON public.community_member USING btree (person_id, side) WHERE (left_at IS NULL);
CREATE TRIGGER community_member_left_ends_cometchat AFTER UPDATE OF left_at ON public.community_member FOR EACH ROW WHEN (((old.left_at IS NULL) AND (new.left_at IS NOT NULL))) EXECUTE FUNCTION cometchat_member_left();
CREATE TRIGGER community_member_renamed AFTER UPDATE OF name ON public.community_member FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION cometchat_member_renamed();

create table community_post (
  group_id uuid not null,
  seq integer not null,
  u_id uuid not null,
  member_id uuid not null,
  text text not null,
  state text not null default 'shown'::text,
  created_at timestamp with time zone not null
);
alter table community_post add constraint community_post_group_id_u_id_key UNIQUE (group_id, u_id);
alter table community_post add constraint community_post_pkey PRIMARY KEY (group_id, seq);
alter table community_post add constraint community_post_group_id_fkey FOREIGN KEY (group_id) REFERENCES community_group(u_id);
alter table community_post add constraint community_post_member_id_fkey FOREIGN KEY (member_id) REFERENCES community_member(u_id);
alter table community_post add constraint community_post_seq_check CHECK ((seq > 0));
alter table community_post add constraint community_post_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])));
alter table community_post add constraint community_post_text_check CHECK ((char_length(text) <= 2000));
CREATE INDEX community_post_gone ON public.community_post USING btree (group_id, seq) WHERE (state <> 'shown'::text);
CREATE INDEX community_post_latest ON public.community_post USING btree (created_at DESC, group_id, seq DESC);
CREATE INDEX community_post_member ON public.community_post USING btree (member_id, created_at DESC);
CREATE INDEX community_post_words ON public.community_post USING gin (lower(text) gin_trgm_ops);

create table community_report (
  u_id uuid not null,
  reporter_id uuid,
  about text not null,
  conversation_id uuid,
  group_id uuid,
  seq integer,
  subject_id uuid,
  subject_name text not null,
  reason text not null,
  words text not null default ''::text,
  state text not null default 'open'::text,
  decision text,
  note text not null default ''::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  thing text,
  thing_id uuid
);
alter table community_report add constraint community_report_pkey PRIMARY KEY (u_id);
alter table community_report add constraint community_report_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(u_id);
alter table community_report add constraint community_report_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table community_report add constraint community_report_group_id_fkey FOREIGN KEY (group_id) REFERENCES community_group(u_id);
alter table community_report add constraint community_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES person(u_id);
alter table community_report add constraint community_report_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES person(u_id);
alter table community_report add constraint community_report_about_check CHECK ((about = ANY (ARRAY['message'::text, 'person'::text, 'review'::text, 'name'::text, 'picture'::text])));
alter table community_report add constraint community_report_check2 CHECK ((((state = 'decided'::text) = (decision IS NOT NULL)) AND ((decision IS NULL) = (decided_at IS NULL))));
alter table community_report add constraint community_report_check3 CHECK (((reporter_id IS NULL) = (reason = 'crisis'::text)));
alter table community_report add constraint community_report_decision_check CHECK ((decision = ANY (ARRAY['none'::text, 'hide'::text, 'remove'::text, 'mute'::text, 'expel'::text])));
alter table community_report add constraint community_report_place CHECK (
CASE
    WHEN (thing IS NULL) THEN (num_nonnulls(conversation_id, group_id) = 1)
    ELSE ((conversation_id IS NULL) AND ((group_id IS NULL) = (thing <> 'member-name'::text)))
END);
alter table community_report add constraint community_report_reason_check CHECK ((reason = ANY (ARRAY['abuse'::text, 'misleading'::text, 'spam'::text, 'danger'::text, 'privacy'::text, 'other'::text, 'crisis'::text])));
alter table community_report add constraint community_report_seq CHECK (((about <> 'message'::text) OR (seq IS NOT NULL)));
alter table community_report add constraint community_report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'decided'::text])));
alter table community_report add constraint community_report_subject CHECK (((subject_id IS NOT NULL) OR (about = 'review'::text)));
alter table community_report add constraint community_report_thing CHECK ((((thing IS NULL) = (thing_id IS NULL)) AND ((thing IS NULL) = (about = ANY (ARRAY['message'::text, 'person'::text])))));
alter table community_report add constraint community_report_thing_check CHECK ((thing = ANY (ARRAY['healer-review'::text, 'course-review'::text, 'article-review'::text, 'healer-name'::text, 'healer-picture'::text, 'member-name'::text])));
CREATE UNIQUE INDEX community_report_once ON public.community_report USING btree (reporter_id, about, COALESCE(thing_id, conversation_id, group_id), seq) NULLS NOT DISTINCT WHERE (state = 'open'::text);
CREATE INDEX community_report_queue ON public.community_report USING btree (state, created_at, u_id);
CREATE INDEX community_report_subject ON public.community_report USING btree (subject_id);
CREATE INDEX community_report_thing_open ON public.community_report USING btree (thing, thing_id) WHERE (state = 'open'::text);

create table consent (
  u_id uuid not null,
  person_id uuid not null,
  purpose text not null,
  is_given boolean not null,
  version integer not null,
  at timestamp with time zone not null
);
alter table consent add constraint consent_pkey PRIMARY KEY (u_id);
alter table consent add constraint consent_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table consent add constraint consent_purpose_check CHECK ((purpose = ANY (ARRAY['privacy-policy'::text, 'suggestions'::text, 'analytics'::text, 'guardian'::text])));
alter table consent add constraint consent_version_check CHECK ((version > 0));
CREATE INDEX consent_person ON public.consent USING btree (person_id, purpose, at DESC, u_id DESC);
CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE ON public.consent FOR EACH ROW EXECUTE FUNCTION consent_is_append_only();
CREATE TRIGGER consent_never_emptied BEFORE TRUNCATE ON public.consent FOR EACH STATEMENT EXECUTE FUNCTION consent_is_append_only();

create table consent_text (
  u_id uuid not null,
  title text not null,
  title_hi text not null default ''::text,
  text text not null,
  text_hi text not null default ''::text,
  healer_id uuid,
  service_id uuid,
  is_required boolean not null default true,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  revision integer not null default 1,
  updated_at timestamp with time zone not null
);
alter table consent_text add constraint consent_text_pkey PRIMARY KEY (u_id);
alter table consent_text add constraint consent_text_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table consent_text add constraint consent_text_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table consent_text add constraint consent_text_check CHECK (((healer_id IS NULL) OR (service_id IS NULL)));
alter table consent_text add constraint consent_text_check1 CHECK (((state <> ALL (ARRAY['scheduled'::text, 'published'::text])) OR ((title_hi <> ''::text) AND (text_hi <> ''::text))));
alter table consent_text add constraint consent_text_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
alter table consent_text add constraint consent_text_text_check CHECK ((text <> ''::text));
alter table consent_text add constraint consent_text_title_check CHECK ((title <> ''::text));
CREATE INDEX consent_text_healer ON public.consent_text USING btree (healer_id);
CREATE INDEX consent_text_service ON public.consent_text USING btree (service_id);
CREATE TRIGGER consent_text_published AFTER INSERT OR UPDATE ON public.consent_text FOR EACH ROW WHEN ((new.state = 'published'::text)) EXECUTE FUNCTION consent_is_published();

create table consent_version (
  u_id uuid not null,
  text_id uuid not null,
  number integer not null,
  title text not null,
  title_hi text not null,
  text text not null,
  text_hi text not null,
  healer_id uuid,
  service_id uuid,
  is_required boolean not null,
  created_at timestamp with time zone not null
);
alter table consent_version add constraint consent_version_text_id_number_key UNIQUE (text_id, number);
alter table consent_version add constraint consent_version_pkey PRIMARY KEY (u_id);
alter table consent_version add constraint consent_version_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table consent_version add constraint consent_version_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table consent_version add constraint consent_version_text_id_fkey FOREIGN KEY (text_id) REFERENCES consent_text(u_id);
alter table consent_version add constraint consent_version_number_check CHECK ((number > 0));
CREATE INDEX consent_version_healer ON public.consent_version USING btree (healer_id);
CREATE INDEX consent_version_service ON public.consent_version USING btree (service_id);
CREATE TRIGGER consent_version_is_final BEFORE UPDATE ON public.consent_version FOR EACH ROW EXECUTE FUNCTION consent_version_is_final();

create table contact_change (
  u_id uuid not null,
  person_id uuid not null,
  channel text not null,
  contact text not null,
  state text not null default 'waiting'::text,
  takes_effect_at timestamp with time zone not null,
  created_at timestamp with time zone not null
);
alter table contact_change add constraint contact_change_pkey PRIMARY KEY (u_id);
alter table contact_change add constraint contact_change_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table contact_change add constraint contact_change_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table contact_change add constraint contact_change_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'stopped'::text])));
CREATE INDEX contact_change_due ON public.contact_change USING btree (takes_effect_at) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX contact_change_waiting ON public.contact_change USING btree (person_id) WHERE (state = 'waiting'::text);

create table contact_message (
  u_id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  subject text not null,
  reason text not null,
  state text not null default 'new'::text,
  created_at timestamp with time zone not null,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  answered_by uuid
);
alter table contact_message add constraint contact_message_pkey PRIMARY KEY (u_id);
alter table contact_message add constraint contact_message_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table contact_message add constraint contact_message_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text])));
CREATE INDEX contact_message_answered_by ON public.contact_message USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX contact_message_created ON public.contact_message USING btree (created_at DESC);
CREATE INDEX contact_message_email ON public.contact_message USING btree (email);
CREATE INDEX contact_message_new ON public.contact_message USING btree (created_at) WHERE (state = 'new'::text);

create table conversation (
  u_id uuid not null,
  client_id uuid not null,
  healer_id uuid not null,
  last_seq integer not null default 0,
  last_at timestamp with time zone not null,
  client_read_seq integer not null default 0,
  healer_read_seq integer not null default 0,
  client_read_at timestamp with time zone,
  healer_read_at timestamp with time zone,
  client_unread integer not null default 0,
  healer_unread integer not null default 0,
  client_mailed_at timestamp with time zone,
  healer_mailed_at timestamp with time zone,
  client_mailed_seq integer not null default 0,
  healer_mailed_seq integer not null default 0,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null
);
alter table conversation add constraint conversation_client_id_healer_id_key UNIQUE (client_id, healer_id);
alter table conversation add constraint conversation_pkey PRIMARY KEY (u_id);
alter table conversation add constraint conversation_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table conversation add constraint conversation_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table conversation add constraint conversation_check CHECK (((client_read_seq <= last_seq) AND (healer_read_seq <= last_seq)));
alter table conversation add constraint conversation_client_unread_check CHECK ((client_unread >= 0));
alter table conversation add constraint conversation_healer_unread_check CHECK ((healer_unread >= 0));
CREATE INDEX conversation_client ON public.conversation USING btree (client_id, last_at DESC, u_id);
CREATE INDEX conversation_healer ON public.conversation USING btree (healer_id, last_at DESC, u_id);

create table conversation_message (
  conversation_id uuid not null,
  seq integer not null,
  u_id uuid not null,
  side text not null,
  text text not null,
  created_at timestamp with time zone not null,
  state text not null default 'shown'::text
);
alter table conversation_message add constraint conversation_message_conversation_id_u_id_key UNIQUE (conversation_id, u_id);
alter table conversation_message add constraint conversation_message_pkey PRIMARY KEY (conversation_id, seq);
alter table conversation_message add constraint conversation_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(u_id);
alter table conversation_message add constraint conversation_message_seq_check CHECK ((seq > 0));
alter table conversation_message add constraint conversation_message_side_check CHECK ((side = ANY (ARRAY['client'::text, 'healer'::text])));
alter table conversation_message add constraint conversation_message_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text])));
alter table conversation_message add constraint conversation_message_text_check CHECK ((char_length(text) <= 2000));
CREATE INDEX conversation_message_gone ON public.conversation_message USING btree (conversation_id, seq) WHERE (state <> 'shown'::text);
CREATE INDEX conversation_message_words ON public.conversation_message USING gin (lower(text) gin_trgm_ops);

create table counter (
  name text not null,
  value bigint not null
);
alter table counter add constraint counter_pkey PRIMARY KEY (name);

create table coupon (
  u_id uuid not null,
  code citext not null,
  title text not null,
  off_basis_points integer,
  cap_paise bigint,
  off_paise bigint,
  minimum_paise bigint not null default 0,
  order_kinds text[],
  item_u_id uuid,
  earner_id uuid,
  first_purchase_only boolean not null default false,
  uses_max integer,
  uses_per_person integer not null default 1,
  uses integer not null default 0,
  valid_from timestamp with time zone not null,
  valid_until timestamp with time zone,
  is_shown boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  revision integer not null default 1,
  waits_for_approval boolean not null default false
);
alter table coupon add constraint coupon_code_key UNIQUE (code);
alter table coupon add constraint coupon_pkey PRIMARY KEY (u_id);
alter table coupon add constraint coupon_earner_id_fkey FOREIGN KEY (earner_id) REFERENCES person(u_id);
alter table coupon add constraint coupon_cap_paise_check CHECK ((cap_paise > 0));
alter table coupon add constraint coupon_check CHECK (((off_basis_points IS NULL) <> (off_paise IS NULL)));
alter table coupon add constraint coupon_check1 CHECK (((cap_paise IS NULL) OR (off_basis_points IS NOT NULL)));
alter table coupon add constraint coupon_check2 CHECK (((valid_until IS NULL) OR (valid_until > valid_from)));
alter table coupon add constraint coupon_code_check CHECK ((code ~ '^[A-Za-z0-9]{4,20}$'::citext));
alter table coupon add constraint coupon_minimum_paise_check CHECK ((minimum_paise >= 0));
alter table coupon add constraint coupon_off_basis_points_check CHECK (((off_basis_points >= 1) AND (off_basis_points <= 10000)));
alter table coupon add constraint coupon_off_paise_check CHECK ((off_paise > 0));
alter table coupon add constraint coupon_uses CHECK (((uses >= 0) AND ((uses_max IS NULL) OR (uses <= uses_max))));
alter table coupon add constraint coupon_uses_max_check CHECK ((uses_max > 0));
alter table coupon add constraint coupon_uses_per_person_check CHECK ((uses_per_person > 0));
CREATE INDEX coupon_shown ON public.coupon USING btree (valid_until) WHERE is_shown;

create table coupon_use (
  u_id uuid not null,
  coupon_id uuid not null,
  person_id uuid not null,
  order_id uuid not null,
  state text not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone
);
alter table coupon_use add constraint coupon_use_pkey PRIMARY KEY (u_id);
alter table coupon_use add constraint coupon_use_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(u_id);
alter table coupon_use add constraint coupon_use_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table coupon_use add constraint coupon_use_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table coupon_use add constraint coupon_use_state_check CHECK ((state = ANY (ARRAY['held'::text, 'used'::text, 'freed'::text])));
CREATE INDEX coupon_use_coupon ON public.coupon_use USING btree (coupon_id) WHERE (state <> 'freed'::text);
CREATE UNIQUE INDEX coupon_use_once ON public.coupon_use USING btree (order_id) WHERE (state <> 'freed'::text);
CREATE INDEX coupon_use_person ON public.coupon_use USING btree (person_id, coupon_id) WHERE (state <> 'freed'::text);

create table course (
  u_id uuid not null,
  healer_id uuid not null,
  state text not null default 'draft'::text,
  title text not null,
  summary text not null,
  category text not null,
  language text not null,
  caption_languages text[] not null default '{}'::text[],
  price_paise bigint not null,
  image jsonb,
  outcomes text[] not null default '{}'::text[],
  audience text not null default ''::text,
  caution text not null default ''::text,
  description text not null default ''::text,
  words text not null default ''::text,
  has_certificate boolean not null default true,
  lesson_count integer not null default 0,
  seconds_total integer not null default 0,
  student_count integer not null default 0,
  review_count integer not null default 0,
  star_sum integer not null default 0,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  written_in text not null default 'en'::text,
  other_title text not null default ''::text,
  other_summary text not null default ''::text,
  other_description text not null default ''::text,
  other_outcomes text[] not null default '{}'::text[],
  other_audience text not null default ''::text,
  other_caution text not null default ''::text,
  other_words text not null default ''::text
);
alter table course add constraint course_pkey PRIMARY KEY (u_id);
alter table course add constraint course_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table course add constraint course_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table course add constraint course_price_paise_check CHECK ((price_paise >= 0));
alter table course add constraint course_published CHECK (((state = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL)));
alter table course add constraint course_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
alter table course add constraint course_written_in CHECK ((written_in = ANY (ARRAY['en'::text, 'hi'::text])));
CREATE INDEX course_category ON public.course USING btree (category, published_at DESC, u_id) INCLUDE (language, price_paise) WHERE (state = 'published'::text);
CREATE INDEX course_category_language ON public.course USING btree (category, language, published_at DESC, u_id) INCLUDE (price_paise) WHERE (state = 'published'::text);
CREATE INDEX course_healer ON public.course USING btree (healer_id, published_at DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX course_language ON public.course USING btree (language, published_at DESC, u_id) INCLUDE (price_paise) WHERE (state = 'published'::text);
CREATE INDEX course_latest ON public.course USING btree (published_at DESC, u_id) INCLUDE (price_paise) WHERE (state = 'published'::text);
CREATE INDEX course_popular ON public.course USING btree (student_count DESC, review_count DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX course_price ON public.course USING btree (price_paise, u_id) WHERE (state = 'published'::text);
CREATE INDEX course_sample ON public.course USING btree (u_id) INCLUDE (category, language, price_paise, healer_id) WHERE ((state = 'published'::text) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX course_scheduled ON public.course USING btree (published_at) WHERE (state = 'scheduled'::text);
CREATE INDEX course_title ON public.course USING btree (healer_id, lower(title));
CREATE TRIGGER course_search_entry AFTER INSERT OR UPDATE OF state, title, summary, image, category, language, words, written_in, other_title, other_summary, other_words ON public.course FOR EACH ROW EXECUTE FUNCTION course_search_entry();
CREATE TRIGGER report_course_lessons AFTER UPDATE OF lesson_count ON public.course FOR EACH ROW WHEN ((old.lesson_count <> new.lesson_count)) EXECUTE FUNCTION report_lessons();

create table course_content (
  u_id uuid not null,
  course_id uuid not null,
  section_id uuid not null,
  position integer not null,
  title text not null,
  kind text not null,
  seconds integer not null,
  is_preview boolean not null default false,
  media text,
  media_type text,
  captions jsonb not null default '[]'::jsonb,
  body text not null default ''::text,
  revision integer not null default 1,
  other_title text not null default ''::text
);
alter table course_content add constraint course_content_course_id_position_key UNIQUE (course_id, "position") DEFERRABLE;
alter table course_content add constraint course_content_pkey PRIMARY KEY (u_id);
alter table course_content add constraint course_content_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table course_content add constraint course_content_section_id_fkey FOREIGN KEY (section_id) REFERENCES course_section(u_id);
alter table course_content add constraint course_content_check1 CHECK (((media IS NULL) = (media_type IS NULL)));
alter table course_content add constraint course_content_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'audio'::text, 'text'::text, 'quiz'::text, 'download'::text])));
alter table course_content add constraint course_content_media CHECK (((media IS NULL) OR (kind = ANY (ARRAY['video'::text, 'audio'::text, 'download'::text]))));
alter table course_content add constraint course_content_seconds_check CHECK ((seconds >= 0));
CREATE INDEX course_content_section ON public.course_content USING btree (section_id);
CREATE TRIGGER course_content_added AFTER INSERT ON public.course_content REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_contents();
CREATE TRIGGER course_content_changed AFTER UPDATE ON public.course_content REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_contents();
CREATE TRIGGER course_content_removed AFTER DELETE ON public.course_content REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_contents();

create table course_note (
  u_id uuid not null,
  person_id uuid not null,
  course_id uuid not null,
  content_id uuid not null,
  at_seconds integer not null default 0,
  text text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table course_note add constraint course_note_pkey PRIMARY KEY (u_id);
alter table course_note add constraint course_note_content_id_fkey FOREIGN KEY (content_id) REFERENCES course_content(u_id) ON DELETE CASCADE;
alter table course_note add constraint course_note_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table course_note add constraint course_note_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table course_note add constraint course_note_at_seconds_check CHECK ((at_seconds >= 0));
CREATE INDEX course_note_content ON public.course_note USING btree (content_id);
CREATE INDEX course_note_course ON public.course_note USING btree (person_id, course_id, content_id, at_seconds);
CREATE INDEX course_note_of_course ON public.course_note USING btree (course_id);

create table course_question (
  u_id uuid not null,
  course_id uuid not null,
  person_id uuid,
  by_name text not null,
  question text not null,
  answer text,
  answered_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table course_question add constraint course_question_pkey PRIMARY KEY (u_id);
alter table course_question add constraint course_question_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table course_question add constraint course_question_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX course_question_latest ON public.course_question USING btree (course_id, created_at DESC);
CREATE INDEX course_question_person ON public.course_question USING btree (person_id) WHERE (person_id IS NOT NULL);

create table course_review (
  u_id uuid not null,
  course_id uuid not null,
  person_id uuid,
  by_name text not null,
  stars integer not null,
  text text not null,
  reply text,
  replied_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  hidden_at timestamp with time zone
);
alter table course_review add constraint course_review_course_id_person_id_key UNIQUE (course_id, person_id);
alter table course_review add constraint course_review_pkey PRIMARY KEY (u_id);
alter table course_review add constraint course_review_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table course_review add constraint course_review_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table course_review add constraint course_review_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
CREATE INDEX course_review_latest ON public.course_review USING btree (course_id, created_at DESC);
CREATE TRIGGER course_review_added AFTER INSERT ON public.course_review REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_reviews();
CREATE TRIGGER course_review_changed AFTER UPDATE ON public.course_review REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_reviews();
CREATE TRIGGER course_review_removed AFTER DELETE ON public.course_review REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_reviews();

create table course_section (
  u_id uuid not null,
  course_id uuid not null,
  position integer not null,
  title text not null,
  revision integer not null default 1,
  other_title text not null default ''::text
);
alter table course_section add constraint course_section_course_id_position_key UNIQUE (course_id, "position") DEFERRABLE;
alter table course_section add constraint course_section_pkey PRIMARY KEY (u_id);
alter table course_section add constraint course_section_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;

create table crisis_follow_up (
  u_id uuid not null,
  result_id uuid not null,
  is_done boolean not null default false,
  note text not null default ''::text,
  created_at timestamp with time zone not null,
  revision integer not null default 1
);
alter table crisis_follow_up add constraint crisis_follow_up_result_id_key UNIQUE (result_id);
alter table crisis_follow_up add constraint crisis_follow_up_pkey PRIMARY KEY (u_id);
alter table crisis_follow_up add constraint crisis_follow_up_result_id_fkey FOREIGN KEY (result_id) REFERENCES test_result(u_id);
CREATE INDEX crisis_follow_up_open ON public.crisis_follow_up USING btree (created_at) WHERE (NOT is_done);

create table crisis_notice (
  u_id uuid not null,
  kind text not null,
  place text not null,
  target_id uuid,
  created_at timestamp with time zone not null,
  about text not null default 'self-harm'::text
);
alter table crisis_notice add constraint crisis_notice_pkey PRIMARY KEY (u_id);
alter table crisis_notice add constraint crisis_notice_about_check CHECK ((about = ANY (ARRAY['self-harm'::text, 'harm'::text])));
alter table crisis_notice add constraint crisis_notice_check CHECK (((kind = 'notified'::text) = (target_id IS NOT NULL)));
alter table crisis_notice add constraint crisis_notice_kind_check CHECK ((kind = ANY (ARRAY['shown'::text, 'notified'::text])));
alter table crisis_notice add constraint crisis_notice_place_check CHECK ((place = ANY (ARRAY['chat'::text, 'ticket'::text, 'booking'::text, 'enquiry'::text, 'test'::text, 'group'::text, 'question'::text, 'review'::text, 'room'::text, 'search'::text, 'contact'::text, 'note'::text, 'feedback'::text, 'report'::text])));
CREATE INDEX crisis_notice_target ON public.crisis_notice USING btree (target_id, created_at) WHERE (target_id IS NOT NULL);

create table data_export (
  u_id uuid not null,
  person_id uuid not null,
  state text not null default 'waiting'::text,
  places_done integer not null default 0,
  places_total integer not null,
  bytes integer,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table data_export add constraint data_export_pkey PRIMARY KEY (u_id);
alter table data_export add constraint data_export_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table data_export add constraint data_export_check CHECK ((((state = ANY (ARRAY['waiting'::text, 'failed'::text])) = (bytes IS NULL)) OR (state = 'expired'::text)));
alter table data_export add constraint data_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'expired'::text])));
CREATE UNIQUE INDEX data_export_current ON public.data_export USING btree (person_id) WHERE (state = ANY (ARRAY['waiting'::text, 'ready'::text]));
CREATE INDEX data_export_expires ON public.data_export USING btree (expires_at) WHERE (state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]));
CREATE INDEX data_export_person ON public.data_export USING btree (person_id, requested_at DESC);

create table demo_content (
  table_name text not null,
  key text not null,
  before jsonb,
  after jsonb
);
alter table demo_content add constraint demo_content_pkey PRIMARY KEY (table_name, key);

create table demo_file (
  name text not null
);
alter table demo_file add constraint demo_file_pkey PRIMARY KEY (name);

create table departure (
  u_id uuid not null,
  healer_id uuid not null,
  last_day date not null,
  started_by uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
alter table departure add constraint departure_pkey PRIMARY KEY (u_id);
alter table departure add constraint departure_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table departure add constraint departure_started_by_fkey FOREIGN KEY (started_by) REFERENCES person(u_id);
CREATE INDEX departure_healer ON public.departure USING btree (healer_id);
CREATE INDEX departure_latest ON public.departure USING btree (started_at DESC, u_id DESC);
CREATE UNIQUE INDEX departure_stands ON public.departure USING btree (healer_id) WHERE (ended_at IS NULL);
CREATE INDEX departure_starter ON public.departure USING btree (started_by);

create table departure_answer (
  u_id uuid not null,
  departure_client_id uuid not null,
  is_given boolean not null,
  version integer not null,
  answered_by uuid not null,
  at timestamp with time zone not null
);
alter table departure_answer add constraint departure_answer_pkey PRIMARY KEY (u_id);
alter table departure_answer add constraint departure_answer_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table departure_answer add constraint departure_answer_departure_client_id_fkey FOREIGN KEY (departure_client_id) REFERENCES departure_client(u_id);
alter table departure_answer add constraint departure_answer_version_check CHECK ((version > 0));
CREATE INDEX departure_answer_by ON public.departure_answer USING btree (answered_by);
CREATE INDEX departure_answer_of ON public.departure_answer USING btree (departure_client_id);
CREATE TRIGGER departure_answer_append_only BEFORE DELETE OR UPDATE ON public.departure_answer FOR EACH ROW EXECUTE FUNCTION departure_answer_is_append_only();

create table departure_client (
  u_id uuid not null,
  departure_id uuid not null,
  client_id uuid not null,
  asked_at timestamp with time zone not null,
  is_given boolean,
  file_id uuid,
  handed_over_at timestamp with time zone
);
alter table departure_client add constraint departure_client_departure_id_client_id_key UNIQUE (departure_id, client_id);
alter table departure_client add constraint departure_client_pkey PRIMARY KEY (u_id);
alter table departure_client add constraint departure_client_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table departure_client add constraint departure_client_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(u_id);
alter table departure_client add constraint departure_client_said_yes CHECK (((handed_over_at IS NULL) OR ((is_given IS NOT NULL) AND is_given)));
CREATE INDEX departure_client_in ON public.departure_client USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX departure_client_of ON public.departure_client USING btree (client_id);

create table departure_file (
  u_id uuid not null,
  departure_id uuid not null,
  state text not null default 'waiting'::text,
  bytes bigint,
  salt text not null,
  sealed_key text,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table departure_file add constraint departure_file_pkey PRIMARY KEY (u_id);
alter table departure_file add constraint departure_file_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departure(u_id);
alter table departure_file add constraint departure_file_check CHECK (((state = 'waiting'::text) OR (sealed_key IS NULL)));
alter table departure_file add constraint departure_file_check1 CHECK (((state = 'ready'::text) <= (bytes IS NOT NULL)));
alter table departure_file add constraint departure_file_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'removed'::text])));
CREATE INDEX departure_file_kept ON public.departure_file USING btree (expires_at) WHERE (state <> 'removed'::text);
CREATE INDEX departure_file_latest ON public.departure_file USING btree (departure_id, requested_at DESC);
CREATE UNIQUE INDEX departure_file_stands ON public.departure_file USING btree (departure_id) WHERE (state = ANY (ARRAY['waiting'::text, 'ready'::text]));

create table dependant (
  u_id uuid not null,
  payer_id uuid not null,
  person_id uuid,
  kind text not null,
  name text not null,
  dob date,
  state text not null,
  channel text,
  contact text,
  token_hash bytea,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone
);
alter table dependant add constraint dependant_token_hash_key UNIQUE (token_hash);
alter table dependant add constraint dependant_pkey PRIMARY KEY (u_id);
alter table dependant add constraint dependant_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES person(u_id);
alter table dependant add constraint dependant_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table dependant add constraint dependant_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table dependant add constraint dependant_check CHECK (((channel IS NULL) = (contact IS NULL)));
alter table dependant add constraint dependant_check1 CHECK (((token_hash IS NULL) = (expires_at IS NULL)));
alter table dependant add constraint dependant_check2 CHECK (((kind = 'child'::text) = (dob IS NOT NULL)));
alter table dependant add constraint dependant_check3 CHECK (((kind = 'adult'::text) OR (person_id IS NOT NULL)));
alter table dependant add constraint dependant_check4 CHECK (((state <> 'agreed'::text) OR (person_id IS NOT NULL)));
alter table dependant add constraint dependant_kind_check CHECK ((kind = ANY (ARRAY['child'::text, 'adult'::text])));
alter table dependant add constraint dependant_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'refused'::text, 'ended'::text])));
CREATE UNIQUE INDEX dependant_agreed ON public.dependant USING btree (payer_id, person_id) WHERE (state = 'agreed'::text);
CREATE INDEX dependant_payer ON public.dependant USING btree (payer_id);
CREATE INDEX dependant_person ON public.dependant USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE UNIQUE INDEX dependant_ward ON public.dependant USING btree (person_id) WHERE ((kind = 'child'::text) AND (state = 'agreed'::text));

create table desk_payment (
  u_id uuid not null,
  order_id uuid not null,
  till_session_id uuid not null,
  kind text not null,
  amount_paise bigint not null,
  reference text not null default ''::text,
  receipt_number bigint not null,
  state text not null,
  taken_by uuid not null,
  taken_at timestamp with time zone not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  end_reason text not null default ''::text,
  issuer jsonb
);
alter table desk_payment add constraint desk_payment_receipt_number_key UNIQUE (receipt_number);
alter table desk_payment add constraint desk_payment_pkey PRIMARY KEY (u_id);
alter table desk_payment add constraint desk_payment_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES person(u_id);
alter table desk_payment add constraint desk_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table desk_payment add constraint desk_payment_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES person(u_id);
alter table desk_payment add constraint desk_payment_till_session_id_fkey FOREIGN KEY (till_session_id) REFERENCES till_session(u_id);
alter table desk_payment add constraint desk_payment_amount_paise_check CHECK ((amount_paise > 0));
alter table desk_payment add constraint desk_payment_check CHECK (((kind <> 'cash'::text) OR ((amount_paise % (100)::bigint) = 0)));
alter table desk_payment add constraint desk_payment_check1 CHECK (((kind = 'cash'::text) OR (reference <> ''::text)));
alter table desk_payment add constraint desk_payment_check2 CHECK (((state = 'taken'::text) = (ended_at IS NULL)));
alter table desk_payment add constraint desk_payment_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'counter-upi'::text, 'card-machine'::text, 'bank-transfer'::text])));
alter table desk_payment add constraint desk_payment_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'returned'::text, 'reversed'::text])));
CREATE INDEX desk_payment_ended_by ON public.desk_payment USING btree (ended_by) WHERE (ended_by IS NOT NULL);
CREATE INDEX desk_payment_order ON public.desk_payment USING btree (order_id);
CREATE INDEX desk_payment_session ON public.desk_payment USING btree (till_session_id, taken_at);
CREATE INDEX desk_payment_taken_by ON public.desk_payment USING btree (taken_by);

create table desk_refund (
  u_id uuid not null,
  order_id uuid not null,
  amount_paise bigint not null,
  reason text not null,
  state text not null,
  kind text,
  paid_paise bigint,
  reference text not null default ''::text,
  till_session_id uuid,
  paid_by uuid,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null
);
alter table desk_refund add constraint desk_refund_pkey PRIMARY KEY (u_id);
alter table desk_refund add constraint desk_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table desk_refund add constraint desk_refund_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES person(u_id);
alter table desk_refund add constraint desk_refund_till_session_id_fkey FOREIGN KEY (till_session_id) REFERENCES till_session(u_id);
alter table desk_refund add constraint desk_refund_amount_paise_check CHECK ((amount_paise > 0));
alter table desk_refund add constraint desk_refund_check CHECK (((paid_paise >= amount_paise) AND (paid_paise <= (amount_paise + 99))));
alter table desk_refund add constraint desk_refund_check1 CHECK (((state = 'due'::text) = (paid_at IS NULL)));
alter table desk_refund add constraint desk_refund_check2 CHECK (((state = 'paid'::text) = ((kind IS NOT NULL) AND (till_session_id IS NOT NULL) AND (paid_paise IS NOT NULL))));
alter table desk_refund add constraint desk_refund_check3 CHECK (((kind <> 'cash'::text) OR ((paid_paise % (100)::bigint) = 0)));
alter table desk_refund add constraint desk_refund_kind_check CHECK ((kind = ANY (ARRAY['cash'::text, 'counter-upi'::text, 'card-machine'::text, 'bank-transfer'::text])));
alter table desk_refund add constraint desk_refund_state_check CHECK ((state = ANY (ARRAY['due'::text, 'paid'::text, 'to-wallet'::text])));
CREATE INDEX desk_refund_due ON public.desk_refund USING btree (created_at, u_id) WHERE (state = 'due'::text);
CREATE INDEX desk_refund_order ON public.desk_refund USING btree (order_id);
CREATE INDEX desk_refund_paid_by ON public.desk_refund USING btree (paid_by) WHERE (paid_by IS NOT NULL);
CREATE INDEX desk_refund_session ON public.desk_refund USING btree (till_session_id) WHERE (till_session_id IS NOT NULL);

create table digest_entry (
  key text not null,
  person_id uuid not null,
  message text not null,
  parameters jsonb not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  about_id uuid
);
alter table digest_entry add constraint digest_entry_pkey PRIMARY KEY (key);
alter table digest_entry add constraint digest_entry_about_id_fkey FOREIGN KEY (about_id) REFERENCES person(u_id);
alter table digest_entry add constraint digest_entry_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX digest_entry_about ON public.digest_entry USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX digest_entry_person ON public.digest_entry USING btree (person_id, due_at);

create table discreet_choice (
  person_id uuid not null,
  has_neutral_titles boolean not null,
  has_neutral_messages boolean not null,
  has_quick_exit boolean not null,
  log_out_minutes integer,
  updated_at timestamp with time zone not null
);
alter table discreet_choice add constraint discreet_choice_pkey PRIMARY KEY (person_id);
alter table discreet_choice add constraint discreet_choice_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table discreet_choice add constraint discreet_choice_log_out_minutes_check CHECK ((log_out_minutes = ANY (ARRAY[5, 15, 30, 60])));

create table document_prefix (
  kind text not null,
  financial_year integer not null,
  prefix text not null
);
alter table document_prefix add constraint document_prefix_pkey PRIMARY KEY (kind, financial_year);
alter table document_prefix add constraint document_prefix_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text, 'receipt'::text, 'desk-receipt'::text])));
alter table document_prefix add constraint document_prefix_prefix_check CHECK ((prefix ~ '^[A-Z][A-Z0-9]{0,2}$'::text));

create table earning (
  order_id uuid not null,
  earner_id uuid not null,
  share_basis_points integer not null,
  state text not null,
  next_check_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  earner_paise bigint not null default 0,
  platform_paise bigint not null default 0,
  earner_returned_paise bigint not null default 0,
  platform_returned_paise bigint not null default 0
);
alter table earning add constraint earning_pkey PRIMARY KEY (order_id);
alter table earning add constraint earning_earner_id_fkey FOREIGN KEY (earner_id) REFERENCES person(u_id);
alter table earning add constraint earning_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table earning add constraint earning_check CHECK (((earner_returned_paise >= 0) AND (earner_returned_paise <= earner_paise)));
alter table earning add constraint earning_check1 CHECK (((platform_returned_paise >= 0) AND (platform_returned_paise <= platform_paise)));
alter table earning add constraint earning_check2 CHECK (((state = 'settled'::text) = (settled_at IS NOT NULL)));
alter table earning add constraint earning_check3 CHECK (((state = 'settled'::text) OR ((earner_paise + platform_paise) = 0)));
alter table earning add constraint earning_earner_paise_check CHECK ((earner_paise >= 0));
alter table earning add constraint earning_platform_paise_check CHECK ((platform_paise >= 0));
alter table earning add constraint earning_share_basis_points_check CHECK (((share_basis_points >= 0) AND (share_basis_points <= 10000)));
alter table earning add constraint earning_state_check CHECK ((state = ANY (ARRAY['coming'::text, 'settled'::text])));
CREATE INDEX earning_due ON public.earning USING btree (next_check_at) WHERE (state = 'coming'::text);
CREATE INDEX earning_earner ON public.earning USING btree (earner_id, created_at DESC, order_id DESC);
CREATE INDEX earning_settled ON public.earning USING btree (earner_id, settled_at) WHERE (state = 'settled'::text);

create table ebook (
  u_id uuid not null,
  healer_id uuid not null,
  state text not null default 'draft'::text,
  title text not null,
  lead text not null,
  category text not null,
  language text not null,
  price_paise bigint not null,
  format text not null,
  file text not null,
  bytes integer not null,
  page_count integer not null,
  cover text,
  description text not null default ''::text,
  words text not null default ''::text,
  contents text[] not null default '{}'::text[],
  sample_title text not null default ''::text,
  sample text not null default ''::text,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  written_in text not null default 'en'::text,
  other_title text not null default ''::text,
  other_lead text not null default ''::text,
  other_description text not null default ''::text,
  other_words text not null default ''::text
);
alter table ebook add constraint ebook_pkey PRIMARY KEY (u_id);
alter table ebook add constraint ebook_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table ebook add constraint ebook_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table ebook add constraint ebook_bytes_check CHECK ((bytes > 0));
alter table ebook add constraint ebook_format_check CHECK ((format = ANY (ARRAY['epub'::text, 'pdf'::text])));
alter table ebook add constraint ebook_page_count_check CHECK ((page_count > 0));
alter table ebook add constraint ebook_price_paise_check CHECK ((price_paise >= 0));
alter table ebook add constraint ebook_published CHECK (((state = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL)));
alter table ebook add constraint ebook_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
alter table ebook add constraint ebook_written_in CHECK ((written_in = ANY (ARRAY['en'::text, 'hi'::text])));
CREATE INDEX ebook_category ON public.ebook USING btree (category, published_at DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX ebook_healer ON public.ebook USING btree (healer_id, published_at DESC) WHERE (state = 'published'::text);
CREATE INDEX ebook_language ON public.ebook USING btree (language, published_at DESC, u_id) INCLUDE (category) WHERE (state = 'published'::text);
CREATE INDEX ebook_latest ON public.ebook USING btree (published_at DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX ebook_sample ON public.ebook USING btree (u_id) INCLUDE (category, language) WHERE ((state = 'published'::text) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX ebook_scheduled ON public.ebook USING btree (published_at) WHERE (state = 'scheduled'::text);
CREATE TRIGGER ebook_search_entry AFTER INSERT OR UPDATE OF state, title, lead, cover, category, language, contents, words, written_in, other_title, other_lead, other_words ON public.ebook FOR EACH ROW EXECUTE FUNCTION ebook_search_entry();

create table ebook_bookmark (
  u_id uuid not null,
  person_id uuid not null,
  ebook_id uuid not null,
  part integer not null,
  share double precision not null,
  label text not null,
  created_at timestamp with time zone not null
);
alter table ebook_bookmark add constraint ebook_bookmark_person_id_ebook_id_part_share_key UNIQUE (person_id, ebook_id, part, share);
alter table ebook_bookmark add constraint ebook_bookmark_pkey PRIMARY KEY (u_id);
alter table ebook_bookmark add constraint ebook_bookmark_ebook_id_fkey FOREIGN KEY (ebook_id) REFERENCES ebook(u_id) ON DELETE CASCADE;
alter table ebook_bookmark add constraint ebook_bookmark_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table ebook_bookmark add constraint ebook_bookmark_part_check CHECK ((part >= 0));
alter table ebook_bookmark add constraint ebook_bookmark_share_check CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision)));
CREATE INDEX ebook_bookmark_ebook ON public.ebook_bookmark USING btree (ebook_id);

create table ebook_opening (
  person_id uuid not null,
  ebook_id uuid not null,
  opened_at timestamp with time zone not null
);
alter table ebook_opening add constraint ebook_opening_pkey PRIMARY KEY (person_id, ebook_id);
alter table ebook_opening add constraint ebook_opening_ebook_id_fkey FOREIGN KEY (ebook_id) REFERENCES ebook(u_id) ON DELETE CASCADE;
alter table ebook_opening add constraint ebook_opening_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX ebook_opening_ebook ON public.ebook_opening USING btree (ebook_id);

create table ebook_place (
  person_id uuid not null,
  ebook_id uuid not null,
  part integer not null,
  share double precision not null,
  progress_percent integer not null,
  updated_at timestamp with time zone not null
);
alter table ebook_place add constraint ebook_place_pkey PRIMARY KEY (person_id, ebook_id);
alter table ebook_place add constraint ebook_place_ebook_id_fkey FOREIGN KEY (ebook_id) REFERENCES ebook(u_id) ON DELETE CASCADE;
alter table ebook_place add constraint ebook_place_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table ebook_place add constraint ebook_place_part_check CHECK ((part >= 0));
alter table ebook_place add constraint ebook_place_progress_percent_check CHECK (((progress_percent >= 0) AND (progress_percent <= 100)));
alter table ebook_place add constraint ebook_place_share_check CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision)));
CREATE INDEX ebook_place_ebook ON public.ebook_place USING btree (ebook_id);

create table enrolment (
  u_id uuid not null,
  event_id uuid not null,
  client_id uuid not null,
  order_id uuid,
  state text not null,
  hold_until timestamp with time zone,
  cancellable_until timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ticket_code text not null default upper(substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 10)),
  checked_in_at timestamp with time zone,
  checked_in_by text,
  notified_recording text
);
alter table enrolment add constraint enrolment_pkey PRIMARY KEY (u_id);
alter table enrolment add constraint enrolment_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table enrolment add constraint enrolment_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table enrolment add constraint enrolment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table enrolment add constraint enrolment_check CHECK (((state <> 'held'::text) OR ((hold_until IS NOT NULL) AND (order_id IS NOT NULL))));
alter table enrolment add constraint enrolment_check1 CHECK (((checked_in_at IS NULL) = (checked_in_by IS NULL)));
alter table enrolment add constraint enrolment_checked_in_by_check CHECK ((checked_in_by = ANY (ARRAY['ticket'::text, 'host'::text])));
alter table enrolment add constraint enrolment_state_check CHECK ((state = ANY (ARRAY['held'::text, 'enrolled'::text, 'cancelled'::text, 'event-cancelled'::text, 'lapsed'::text])));
alter table enrolment add constraint enrolment_ticket_code_check CHECK ((ticket_code ~ '^[0-9A-F]{10}$'::text));
CREATE INDEX enrolment_mine ON public.enrolment USING btree (client_id, event_id, state) WHERE (state = ANY (ARRAY['enrolled'::text, 'event-cancelled'::text]));
CREATE UNIQUE INDEX enrolment_once ON public.enrolment USING btree (client_id, event_id) WHERE (state = ANY (ARRAY['held'::text, 'enrolled'::text]));
CREATE UNIQUE INDEX enrolment_order ON public.enrolment USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX enrolment_seats ON public.enrolment USING btree (event_id, state) WHERE (state = ANY (ARRAY['held'::text, 'enrolled'::text]));
CREATE UNIQUE INDEX enrolment_ticket ON public.enrolment USING btree (ticket_code);
CREATE TRIGGER enrolment_leaves_room AFTER UPDATE OF state ON public.enrolment FOR EACH ROW WHEN (((old.state = 'enrolled'::text) AND (new.state <> 'enrolled'::text))) EXECUTE FUNCTION close_seat_in_room();
CREATE TRIGGER enrolment_made_outside AFTER INSERT ON public.enrolment FOR EACH ROW WHEN ((new.state = 'enrolled'::text)) EXECUTE FUNCTION tell_enrolment();
CREATE TRIGGER enrolment_outside AFTER UPDATE OF state ON public.enrolment FOR EACH ROW WHEN (((old.state <> new.state) AND ((new.state = 'enrolled'::text) OR ((old.state = 'enrolled'::text) AND (new.state = ANY (ARRAY['cancelled'::text, 'event-cancelled'::text])))))) EXECUTE FUNCTION tell_enrolment();
CREATE TRIGGER report_enrolment_gone AFTER DELETE ON public.enrolment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_seats();
CREATE TRIGGER report_enrolment_is AFTER UPDATE ON public.enrolment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_seats();
CREATE TRIGGER report_enrolment_new AFTER INSERT ON public.enrolment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_seats();

create table entitlement (
  u_id uuid not null,
  person_id uuid not null,
  kind text not null,
  item_id uuid not null,
  order_id uuid,
  bundle_id uuid,
  granted_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
alter table entitlement add constraint entitlement_pkey PRIMARY KEY (u_id);
alter table entitlement add constraint entitlement_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table entitlement add constraint entitlement_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table entitlement add constraint entitlement_kind_check CHECK ((kind = ANY (ARRAY['course'::text, 'bundle'::text, 'ebook'::text])));
CREATE INDEX entitlement_courses_granted ON public.entitlement USING btree (granted_at) WHERE ((kind = 'course'::text) AND (ended_at IS NULL));
CREATE INDEX entitlement_item ON public.entitlement USING btree (kind, item_id) WHERE (ended_at IS NULL);
CREATE INDEX entitlement_latest ON public.entitlement USING btree (person_id, kind, granted_at DESC) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX entitlement_once ON public.entitlement USING btree (person_id, kind, item_id) WHERE ((ended_at IS NULL) AND (bundle_id IS NULL));
CREATE UNIQUE INDEX entitlement_once_by_bundle ON public.entitlement USING btree (person_id, bundle_id, kind, item_id) WHERE ((ended_at IS NULL) AND (bundle_id IS NOT NULL));
CREATE INDEX entitlement_order ON public.entitlement USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER entitlement_added AFTER INSERT ON public.entitlement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_students();
CREATE TRIGGER entitlement_changed AFTER UPDATE ON public.entitlement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_counts_students();
CREATE TRIGGER entitlement_changed_outside AFTER UPDATE OF ended_at ON public.entitlement FOR EACH ROW WHEN (((old.ended_at IS NULL) <> (new.ended_at IS NULL))) EXECUTE FUNCTION tell_entitlement();
CREATE TRIGGER entitlement_granted_outside AFTER INSERT ON public.entitlement FOR EACH ROW WHEN ((new.ended_at IS NULL)) EXECUTE FUNCTION tell_entitlement();
CREATE TRIGGER report_entitlement_gone AFTER DELETE ON public.entitlement REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_learners();
CREATE TRIGGER report_entitlement_is AFTER UPDATE ON public.entitlement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_learners();
CREATE TRIGGER report_entitlement_new AFTER INSERT ON public.entitlement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_learners();

create table event (
  u_id uuid not null,
  kind text not null,
  healer_id uuid not null,
  state text not null default 'planned'::text,
  title text not null,
  lead text not null,
  category text not null,
  language text not null,
  image jsonb,
  about text not null default ''::text,
  words text not null default ''::text,
  what_to_bring text not null default ''::text,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  ends_at timestamp with time zone not null,
  is_online boolean not null default true,
  venue jsonb,
  join_url text,
  price_paise bigint not null,
  seats integer,
  recording text,
  recording_type text,
  recording_seconds integer,
  captions jsonb not null default '[]'::jsonb,
  is_introduction boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  room_ended_at timestamp with time zone,
  written_in text not null default 'en'::text,
  other_title text not null default ''::text,
  other_lead text not null default ''::text,
  other_about text not null default ''::text,
  other_what_to_bring text not null default ''::text,
  other_words text not null default ''::text
);
alter table event add constraint event_pkey PRIMARY KEY (u_id);
alter table event add constraint event_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table event add constraint event_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table event add constraint event_check CHECK ((ends_at = (starts_at + make_interval(mins => minutes))));
alter table event add constraint event_check1 CHECK ((is_online = (venue IS NULL)));
alter table event add constraint event_check2 CHECK ((((recording IS NULL) = (recording_type IS NULL)) AND ((recording IS NULL) = (recording_seconds IS NULL))));
alter table event add constraint event_check3 CHECK (((NOT is_introduction) OR (price_paise = 0)));
alter table event add constraint event_kind_check CHECK ((kind = ANY (ARRAY['webinar'::text, 'workshop'::text])));
alter table event add constraint event_minutes_check CHECK (((minutes >= 10) AND (minutes <= 1440)));
alter table event add constraint event_price_paise_check CHECK ((price_paise >= 0));
alter table event add constraint event_seats_check CHECK ((seats > 0));
alter table event add constraint event_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'cancelled'::text])));
alter table event add constraint event_written_in CHECK ((written_in = ANY (ARRAY['en'::text, 'hi'::text])));
CREATE INDEX event_category ON public.event USING btree (category, starts_at, u_id) INCLUDE (ends_at, kind, is_online) WHERE (state = 'planned'::text);
CREATE INDEX event_coming ON public.event USING btree (ends_at, starts_at, u_id) WHERE (state = 'planned'::text);
CREATE INDEX event_coming_in_order ON public.event USING btree (starts_at, u_id) INCLUDE (ends_at, kind, category, is_online) WHERE (state = 'planned'::text);
CREATE INDEX event_coming_kind ON public.event USING btree (kind, ends_at, starts_at, u_id) WHERE (state = 'planned'::text);
CREATE INDEX event_healer ON public.event USING btree (healer_id, starts_at);
CREATE INDEX event_introduction ON public.event USING btree (starts_at) WHERE ((state = 'planned'::text) AND is_introduction);
CREATE INDEX event_online ON public.event USING btree (is_online, starts_at) WHERE (state = 'planned'::text);
CREATE INDEX event_recorded ON public.event USING btree (starts_at DESC, u_id) INCLUDE (ends_at, kind, category, is_online) WHERE ((state = 'planned'::text) AND (recording IS NOT NULL));
CREATE INDEX event_recorded_kind ON public.event USING btree (kind, starts_at DESC, u_id) WHERE ((state = 'planned'::text) AND (recording IS NOT NULL));
CREATE INDEX event_recorded_sample ON public.event USING btree (u_id) INCLUDE (starts_at, ends_at, kind, category, is_online) WHERE ((state = 'planned'::text) AND (recording IS NOT NULL) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX event_sample ON public.event USING btree (u_id) INCLUDE (starts_at, ends_at, kind, category, is_online) WHERE ((state = 'planned'::text) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX event_starts ON public.event USING btree (starts_at);
CREATE TRIGGER event_closes_room AFTER UPDATE OF state, starts_at ON public.event FOR EACH ROW WHEN (((old.starts_at <> new.starts_at) OR ((old.state <> new.state) AND (new.state = 'cancelled'::text)))) EXECUTE FUNCTION close_event_room();
CREATE TRIGGER event_search_entry AFTER INSERT OR UPDATE OF state, title, lead, image, category, language, venue, words, starts_at, recording, written_in, other_title, other_lead, other_words ON public.event FOR EACH ROW EXECUTE FUNCTION event_search_entry();
CREATE TRIGGER report_event_gone AFTER DELETE ON public.event REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_events();
CREATE TRIGGER report_event_is AFTER UPDATE ON public.event REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_events();
CREATE TRIGGER report_event_new AFTER INSERT ON public.event REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_events();
CREATE TRIGGER report_event_was AFTER UPDATE ON public.event REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_events();

create table event_feedback (
  event_id uuid not null,
  person_id uuid not null,
  stars integer not null,
  text text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table event_feedback add constraint event_feedback_pkey PRIMARY KEY (event_id, person_id);
alter table event_feedback add constraint event_feedback_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table event_feedback add constraint event_feedback_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table event_feedback add constraint event_feedback_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
CREATE INDEX event_feedback_created ON public.event_feedback USING btree (created_at DESC);
CREATE INDEX event_feedback_person ON public.event_feedback USING btree (person_id);

create table event_recording (
  event_id uuid not null,
  sent_by uuid not null,
  file text not null,
  type text not null,
  seconds integer not null,
  sent_at timestamp with time zone not null,
  refused_because text,
  refused_at timestamp with time zone
);
alter table event_recording add constraint event_recording_pkey PRIMARY KEY (event_id);
alter table event_recording add constraint event_recording_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table event_recording add constraint event_recording_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES person(u_id);
alter table event_recording add constraint event_recording_check CHECK (((refused_because IS NULL) = (refused_at IS NULL)));
alter table event_recording add constraint event_recording_seconds_check CHECK ((seconds > 0));
CREATE INDEX event_recording_sent_by ON public.event_recording USING btree (sent_by);
CREATE INDEX event_recording_waiting ON public.event_recording USING btree (sent_at, event_id) WHERE (refused_at IS NULL);

create table event_reminder (
  enrolment_id uuid not null,
  starts_at timestamp with time zone not null,
  kind text not null,
  sent_at timestamp with time zone not null
);
alter table event_reminder add constraint event_reminder_pkey PRIMARY KEY (enrolment_id, starts_at, kind);
alter table event_reminder add constraint event_reminder_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES enrolment(u_id);
alter table event_reminder add constraint event_reminder_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'minutes'::text, 'feedback'::text])));

create table event_speaker (
  u_id uuid not null,
  event_id uuid not null,
  position integer not null,
  role text not null,
  healer_id uuid,
  name text not null default ''::text,
  about text not null default ''::text,
  revision integer not null default 1
);
alter table event_speaker add constraint event_speaker_place UNIQUE (event_id, "position");
alter table event_speaker add constraint event_speaker_pkey PRIMARY KEY (u_id);
alter table event_speaker add constraint event_speaker_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id) ON DELETE CASCADE;
alter table event_speaker add constraint event_speaker_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table event_speaker add constraint event_speaker_position_check CHECK ((("position" >= 1) AND ("position" <= 20)));
alter table event_speaker add constraint event_speaker_role_check CHECK ((role = ANY (ARRAY['co-host'::text, 'speaker'::text])));
alter table event_speaker add constraint event_speaker_who CHECK (((healer_id IS NULL) = (name <> ''::text)));
CREATE INDEX event_speaker_healer ON public.event_speaker USING btree (healer_id) WHERE (healer_id IS NOT NULL);
CREATE TRIGGER event_speaker_changed_leaves_room AFTER UPDATE OF event_id, role, healer_id ON public.event_speaker FOR EACH ROW WHEN (((old.role = 'co-host'::text) AND (old.healer_id IS NOT NULL) AND ((new.role <> 'co-host'::text) OR (new.healer_id IS DISTINCT FROM old.healer_id) OR (new.event_id <> old.event_id)))) EXECUTE FUNCTION close_co_host_in_room();
CREATE TRIGGER event_speaker_leaves_room AFTER DELETE ON public.event_speaker FOR EACH ROW WHEN (((old.role = 'co-host'::text) AND (old.healer_id IS NOT NULL))) EXECUTE FUNCTION close_co_host_in_room();

create table faq_entry (
  u_id uuid not null,
  code text,
  question text not null,
  question_hi text not null default ''::text,
  answer text not null default ''::text,
  answer_hi text not null default ''::text,
  position integer not null,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  is_demo boolean not null default false,
  revision integer not null default 1
);
alter table faq_entry add constraint faq_entry_code_key UNIQUE (code);
alter table faq_entry add constraint faq_entry_pkey PRIMARY KEY (u_id);
alter table faq_entry add constraint faq_entry_check CHECK (((state <> ALL (ARRAY['scheduled'::text, 'published'::text])) OR (published_at IS NOT NULL)));
alter table faq_entry add constraint faq_entry_check1 CHECK (((code IS NOT NULL) OR (answer <> ''::text)));
alter table faq_entry add constraint faq_entry_code_check CHECK ((code = ANY (ARRAY['cancel'::text, 'refund'::text, 'receipt'::text, 'bought'::text, 'return'::text, 'otp'::text, 'privacy'::text])));
alter table faq_entry add constraint faq_entry_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE INDEX faq_entry_position ON public.faq_entry USING btree ("position") WHERE (state = 'published'::text);
CREATE INDEX faq_entry_scheduled ON public.faq_entry USING btree (published_at) WHERE (state = 'scheduled'::text);

create table film_rendition (
  file text not null,
  height integer not null,
  state text not null default 'waiting'::text,
  bytes bigint,
  reason text,
  updated_at timestamp with time zone not null
);
alter table film_rendition add constraint film_rendition_pkey PRIMARY KEY (file, height);
alter table film_rendition add constraint film_rendition_file_fkey FOREIGN KEY (file) REFERENCES media_file(file) ON DELETE CASCADE;
alter table film_rendition add constraint film_rendition_check CHECK (((state <> 'ready'::text) OR (bytes IS NOT NULL)));
alter table film_rendition add constraint film_rendition_height_check CHECK ((height > 0));
alter table film_rendition add constraint film_rendition_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'needless'::text, 'failed'::text])));

create table first_start (
  is_only boolean not null default true,
  nonce bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);
alter table first_start add constraint first_start_pkey PRIMARY KEY (is_only);
alter table first_start add constraint first_start_is_only_check CHECK (is_only);
alter table first_start add constraint first_start_nonce_check CHECK ((length(nonce) = 32));

create table goal (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  wording text not null,
  state text not null default 'proposed'::text,
  proposed_by text not null,
  review_every integer not null,
  review_unit text not null,
  created_at timestamp with time zone not null,
  agreed_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by text,
  reason text not null default ''::text,
  is_demo boolean not null default false
);
alter table goal add constraint goal_pkey PRIMARY KEY (u_id);
alter table goal add constraint goal_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table goal add constraint goal_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table goal add constraint goal_check CHECK (((state <> ALL (ARRAY['open'::text, 'reached'::text])) OR (agreed_at IS NOT NULL)));
alter table goal add constraint goal_check1 CHECK (((state = ANY (ARRAY['reached'::text, 'let-go'::text])) = ((closed_at IS NOT NULL) AND (closed_by IS NOT NULL))));
alter table goal add constraint goal_check2 CHECK (((state <> 'let-go'::text) OR (reason <> ''::text)));
alter table goal add constraint goal_closed_by_check CHECK ((closed_by = ANY (ARRAY['client'::text, 'healer'::text])));
alter table goal add constraint goal_proposed_by_check CHECK ((proposed_by = ANY (ARRAY['client'::text, 'healer'::text])));
alter table goal add constraint goal_review_every_check CHECK (((review_every >= 1) AND (review_every <= 26)));
alter table goal add constraint goal_review_unit_check CHECK ((review_unit = ANY (ARRAY['sessions'::text, 'weeks'::text])));
alter table goal add constraint goal_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'open'::text, 'reached'::text, 'let-go'::text])));
alter table goal add constraint goal_wording_check CHECK ((wording <> ''::text));
CREATE INDEX goal_client ON public.goal USING btree (client_id);
CREATE INDEX goal_of_two ON public.goal USING btree (healer_id, client_id, created_at);

create table goal_review (
  u_id uuid not null,
  goal_id uuid not null,
  appointment_id uuid not null,
  asked_at timestamp with time zone not null,
  client_rating integer,
  client_words text not null default ''::text,
  client_answered_at timestamp with time zone,
  healer_rating integer,
  healer_words text not null default ''::text,
  healer_answered_at timestamp with time zone
);
alter table goal_review add constraint goal_review_goal_id_appointment_id_key UNIQUE (goal_id, appointment_id);
alter table goal_review add constraint goal_review_pkey PRIMARY KEY (u_id);
alter table goal_review add constraint goal_review_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table goal_review add constraint goal_review_goal_id_fkey FOREIGN KEY (goal_id) REFERENCES goal(u_id);
alter table goal_review add constraint goal_review_check CHECK (((client_rating IS NULL) = (client_answered_at IS NULL)));
alter table goal_review add constraint goal_review_check1 CHECK (((healer_rating IS NULL) = (healer_answered_at IS NULL)));
alter table goal_review add constraint goal_review_client_rating_check CHECK (((client_rating >= 0) AND (client_rating <= 10)));
alter table goal_review add constraint goal_review_healer_rating_check CHECK (((healer_rating >= 0) AND (healer_rating <= 10)));
CREATE INDEX goal_review_appointment ON public.goal_review USING btree (appointment_id);

create table grievance (
  ticket_id uuid not null,
  person_id uuid not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null
);
alter table grievance add constraint grievance_pkey PRIMARY KEY (ticket_id);
alter table grievance add constraint grievance_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table grievance add constraint grievance_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(u_id);
CREATE INDEX grievance_person ON public.grievance USING btree (person_id, created_at DESC);

create table guardian (
  person_id uuid not null,
  name text not null,
  relation text not null,
  channel text not null,
  contact text not null,
  state text not null default 'pending'::text,
  signed_name text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table guardian add constraint guardian_pkey PRIMARY KEY (person_id);
alter table guardian add constraint guardian_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table guardian add constraint guardian_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table guardian add constraint guardian_check CHECK ((((state = 'pending'::text) = (answered_at IS NULL)) AND ((state = 'pending'::text) = (signed_name IS NULL))));
alter table guardian add constraint guardian_relation_check CHECK ((relation = ANY (ARRAY['mother'::text, 'father'::text, 'legal-guardian'::text])));
alter table guardian add constraint guardian_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'given'::text, 'refused'::text, 'withdrawn'::text])));

create table guardian_link (
  token_hash bytea not null,
  person_id uuid not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone
);
alter table guardian_link add constraint guardian_link_pkey PRIMARY KEY (token_hash);
alter table guardian_link add constraint guardian_link_person_id_fkey FOREIGN KEY (person_id) REFERENCES guardian(person_id) ON DELETE CASCADE;
CREATE INDEX guardian_link_person ON public.guardian_link USING btree (person_id);

create table guest_claim (
  person_id uuid not null,
  token_hash bytea not null,
  code_hmac bytea not null,
  tries smallint not null default 0,
  is_young boolean not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_because text,
  terms_at timestamp with time zone,
  terms_by uuid,
  wants_reminder boolean not null default false,
  stop_token_hash bytea
);
alter table guest_claim add constraint guest_claim_token_hash_key UNIQUE (token_hash);
alter table guest_claim add constraint guest_claim_pkey PRIMARY KEY (person_id);
alter table guest_claim add constraint guest_claim_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table guest_claim add constraint guest_claim_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table guest_claim add constraint guest_claim_terms_by_fkey FOREIGN KEY (terms_by) REFERENCES person(u_id);
alter table guest_claim add constraint guest_claim_closed CHECK (((closed_at IS NULL) = (closed_because IS NULL)));
alter table guest_claim add constraint guest_claim_closed_because_check CHECK ((closed_because = ANY (ARRAY['claimed'::text, 'not-me'::text, 'tries'::text])));
CREATE UNIQUE INDEX guest_claim_stop ON public.guest_claim USING btree (stop_token_hash);

create table guest_merge (
  guest_id uuid not null,
  person_id uuid not null,
  created_at timestamp with time zone not null
);
alter table guest_merge add constraint guest_merge_pkey PRIMARY KEY (guest_id);
alter table guest_merge add constraint guest_merge_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX guest_merge_person ON public.guest_merge USING btree (person_id);

create table handover (
  u_id uuid not null,
  client_id uuid not null,
  from_healer_id uuid not null,
  to_healer_id uuid not null,
  reader text not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null
);
alter table handover add constraint handover_client_id_from_healer_id_to_healer_id_key UNIQUE (client_id, from_healer_id, to_healer_id);
alter table handover add constraint handover_pkey PRIMARY KEY (u_id);
alter table handover add constraint handover_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table handover add constraint handover_from_healer_id_fkey FOREIGN KEY (from_healer_id) REFERENCES healer(u_id);
alter table handover add constraint handover_to_healer_id_fkey FOREIGN KEY (to_healer_id) REFERENCES healer(u_id);
alter table handover add constraint handover_check CHECK ((from_healer_id <> to_healer_id));
alter table handover add constraint handover_check1 CHECK ((ends_at > created_at));
alter table handover add constraint handover_reader_check CHECK ((reader = ANY (ARRAY['successor'::text, 'supervisor'::text])));
CREATE INDEX handover_from ON public.handover USING btree (from_healer_id);
CREATE INDEX handover_to ON public.handover USING btree (to_healer_id);

create table handover_line (
  u_id uuid not null,
  handover_id uuid not null,
  part text not null,
  given_at timestamp with time zone not null,
  revoked_at timestamp with time zone
);
alter table handover_line add constraint handover_line_pkey PRIMARY KEY (u_id);
alter table handover_line add constraint handover_line_handover_id_fkey FOREIGN KEY (handover_id) REFERENCES handover(u_id);
alter table handover_line add constraint handover_line_check CHECK ((revoked_at >= given_at));
alter table handover_line add constraint handover_line_part_check CHECK ((part = ANY (ARRAY['notes'::text, 'plan'::text, 'intake'::text, 'results'::text, 'files'::text])));
CREATE INDEX handover_line_of ON public.handover_line USING btree (handover_id);
CREATE UNIQUE INDEX handover_line_stands ON public.handover_line USING btree (handover_id, part) WHERE (revoked_at IS NULL);

create table healer (
  u_id uuid not null,
  person_id uuid not null,
  state text not null,
  full_name text not null,
  gender text not null,
  title text not null,
  city text not null,
  main_category text not null,
  categories text[] not null,
  languages text[] not null,
  topics text not null,
  qualifications text not null,
  qualifications_seen_on date,
  practising_since integer not null,
  about text[] not null,
  greeting jsonb,
  client_concerns text not null,
  modes text[] not null,
  price_paise bigint not null,
  image jsonb,
  time_zone text not null,
  buffer_minutes integer not null default 0,
  notice_minutes integer not null default 60,
  session_count integer not null default 0,
  next_free_at timestamp with time zone,
  is_demo boolean not null default false,
  search_text text not null default ''::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  daily_cap integer,
  is_intern boolean not null default false,
  register_name text not null default ''::text,
  register_number text not null default ''::text,
  proof_valid_until date,
  warned_of date,
  review_reason text not null default ''::text,
  reviewed_at timestamp with time zone,
  revision integer not null default 1,
  qualified_as text,
  travel_minutes smallint not null default 0,
  takes_series boolean not null default false,
  checked_instead text[] not null default '{}'::text[],
  own_title text not null default ''::text,
  written_in text not null default 'en'::text,
  other_topics text not null default ''::text,
  other_about text[] not null default '{}'::text[],
  other_concerns text not null default ''::text
);
alter table healer add constraint healer_person_id_key UNIQUE (person_id);
alter table healer add constraint healer_pkey PRIMARY KEY (u_id);
alter table healer add constraint healer_main_category_fkey FOREIGN KEY (main_category) REFERENCES category(slug);
alter table healer add constraint healer_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table healer add constraint healer_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 60)));
alter table healer add constraint healer_checked_instead CHECK ((checked_instead <@ ARRAY['training'::text, 'years'::text, 'references'::text]));
alter table healer add constraint healer_daily_cap_check CHECK (((daily_cap >= 1) AND (daily_cap <= 24)));
alter table healer add constraint healer_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'prefer-not-to-say'::text])));
alter table healer add constraint healer_modes_check CHECK (((modes <@ ARRAY['video'::text, 'voice'::text, 'chat'::text]) AND (cardinality(modes) > 0)));
alter table healer add constraint healer_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 10080)));
alter table healer add constraint healer_own_title CHECK ((length(own_title) <= 200));
alter table healer add constraint healer_price_paise_check CHECK ((price_paise >= 0));
alter table healer add constraint healer_qualified_as_check CHECK ((qualified_as = ANY (ARRAY['psychiatrist'::text, 'psychologist'::text])));
alter table healer add constraint healer_state_check CHECK ((state = ANY (ARRAY['in-review'::text, 'verified'::text, 'paused'::text, 'refused'::text])));
alter table healer add constraint healer_travel_minutes CHECK (((travel_minutes >= 0) AND (travel_minutes <= 240)));
alter table healer add constraint healer_written_in CHECK ((written_in = ANY (ARRAY['en'::text, 'hi'::text])));
CREATE INDEX healer_categories ON public.healer USING gin (categories);
CREATE INDEX healer_intern ON public.healer USING btree (next_free_at, u_id) WHERE (is_intern AND (state = 'verified'::text));
CREATE INDEX healer_languages ON public.healer USING gin (languages);
CREATE INDEX healer_name ON public.healer USING btree (full_name, u_id) WHERE (state = 'verified'::text);
CREATE INDEX healer_names ON public.healer USING gin (lower(full_name) gin_trgm_ops);
CREATE INDEX healer_next_free ON public.healer USING btree (next_free_at, u_id) INCLUDE (categories, languages, gender, price_paise) WHERE (state = 'verified'::text);
CREATE INDEX healer_price ON public.healer USING btree (price_paise, u_id) WHERE (state = 'verified'::text);
CREATE INDEX healer_proof_ends ON public.healer USING btree (proof_valid_until) WHERE ((state = 'verified'::text) AND (proof_valid_until IS NOT NULL));
CREATE INDEX healer_qualified ON public.healer USING btree (qualified_as, next_free_at, u_id) WHERE ((qualified_as IS NOT NULL) AND (state = 'verified'::text));
CREATE INDEX healer_sample ON public.healer USING btree (uuid_hash(u_id)) INCLUDE (u_id, next_free_at, categories, languages, gender, price_paise) WHERE ((state = 'verified'::text) AND ((uuid_hash(u_id) & 127) = 0));
CREATE INDEX healer_waiting ON public.healer USING btree (created_at, u_id) WHERE (state = 'in-review'::text);
CREATE TRIGGER healer_begins AFTER INSERT ON public.healer FOR EACH ROW EXECUTE FUNCTION begin_first_service();
CREATE TRIGGER healer_break_changed AFTER UPDATE OF buffer_minutes ON public.healer FOR EACH ROW WHEN ((old.buffer_minutes <> new.buffer_minutes)) EXECUTE FUNCTION healer_break_changed();
CREATE TRIGGER healer_listed AFTER UPDATE ON public.healer FOR EACH ROW WHEN ((((((((((old.state IS DISTINCT FROM new.state) OR (old.next_free_at IS DISTINCT FROM new.next_free_at)) OR (old.price_paise IS DISTINCT FROM new.price_paise)) OR (old.modes IS DISTINCT FROM new.modes)) OR (old.categories IS DISTINCT FROM new.categories)) OR (old.languages IS DISTINCT FROM new.languages)) OR (old.gender IS DISTINCT FROM new.gender)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.is_intern IS DISTINCT FROM new.is_intern))) EXECUTE FUNCTION healer_listed();
CREATE TRIGGER healer_renamed AFTER UPDATE OF full_name ON public.healer FOR EACH ROW WHEN ((old.full_name IS DISTINCT FROM new.full_name)) EXECUTE FUNCTION cometchat_name_changed();
CREATE TRIGGER healer_search_entry AFTER INSERT OR UPDATE OF state, full_name, title, image, topics, categories, languages, gender, city, client_concerns, other_topics, other_concerns ON public.healer FOR EACH ROW EXECUTE FUNCTION healer_search_entry();
CREATE TRIGGER healer_search_text BEFORE INSERT OR UPDATE OF full_name, title, topics, categories, languages, city, client_concerns ON public.healer FOR EACH ROW EXECUTE FUNCTION healer_search_text();

create table healer_absence (
  u_id uuid not null,
  healer_id uuid not null,
  first_day date not null,
  last_day date not null,
  refund_paise bigint not null,
  asked_by uuid not null,
  created_at timestamp with time zone not null
);
alter table healer_absence add constraint healer_absence_pkey PRIMARY KEY (u_id);
alter table healer_absence add constraint healer_absence_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table healer_absence add constraint healer_absence_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_absence add constraint healer_absence_days CHECK ((last_day >= first_day));

create table healer_absence_session (
  absence_id uuid not null,
  appointment_id uuid not null,
  other_healer_id uuid,
  state text not null default 'waiting'::text,
  other_service_id uuid,
  other_place_id uuid,
  other_starts_at timestamp with time zone
);
alter table healer_absence_session add constraint healer_absence_session_pkey PRIMARY KEY (absence_id, appointment_id);
alter table healer_absence_session add constraint healer_absence_other_place FOREIGN KEY (other_place_id) REFERENCES place(u_id);
alter table healer_absence_session add constraint healer_absence_other_service FOREIGN KEY (other_service_id) REFERENCES service(u_id);
alter table healer_absence_session add constraint healer_absence_session_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES healer_absence(u_id);
alter table healer_absence_session add constraint healer_absence_session_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table healer_absence_session add constraint healer_absence_session_other_healer_id_fkey FOREIGN KEY (other_healer_id) REFERENCES healer(u_id);
alter table healer_absence_session add constraint healer_absence_other_time CHECK (((other_service_id IS NULL) = (other_starts_at IS NULL)));
alter table healer_absence_session add constraint healer_absence_session_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])));

create table healer_busy (
  source_id uuid not null,
  healer_id uuid not null,
  busy tstzmultirange not null,
  edges text not null,
  keeps_breaks boolean not null
);
alter table healer_busy add constraint healer_busy_pkey PRIMARY KEY (source_id);
alter table healer_busy add constraint healer_busy_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
CREATE INDEX healer_busy_healer ON public.healer_busy USING btree (healer_id);

create table healer_document (
  u_id uuid not null,
  healer_id uuid not null,
  name text not null,
  kind text not null,
  bytes integer not null,
  created_at timestamp with time zone not null
);
alter table healer_document add constraint healer_document_pkey PRIMARY KEY (u_id);
alter table healer_document add constraint healer_document_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_document add constraint healer_document_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'jpg'::text, 'png'::text])));
CREATE INDEX healer_document_healer ON public.healer_document USING btree (healer_id);
CREATE TRIGGER healer_document_not_stored AFTER DELETE ON public.healer_document FOR EACH ROW EXECUTE FUNCTION stored_file_gone();
CREATE TRIGGER healer_document_stored AFTER INSERT ON public.healer_document FOR EACH ROW EXECUTE FUNCTION stored_file_used();

create table healer_hours (
  healer_id uuid not null,
  weekday integer not null,
  from_time time without time zone not null,
  to_time time without time zone not null,
  place_id uuid
);
alter table healer_hours add constraint healer_hours_pkey PRIMARY KEY (healer_id, weekday, from_time);
alter table healer_hours add constraint healer_hours_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_hours add constraint healer_hours_place FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table healer_hours add constraint healer_hours_check CHECK ((to_time > from_time));
alter table healer_hours add constraint healer_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)));

create table healer_invitation (
  u_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  message_language text not null,
  token_hash bytea not null,
  made_by uuid not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table healer_invitation add constraint healer_invitation_email_key UNIQUE (email);
alter table healer_invitation add constraint healer_invitation_token_hash_key UNIQUE (token_hash);
alter table healer_invitation add constraint healer_invitation_pkey PRIMARY KEY (u_id);
alter table healer_invitation add constraint healer_invitation_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table healer_invitation add constraint healer_invitation_email_check CHECK ((length(email) <= 254));
alter table healer_invitation add constraint healer_invitation_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 60)));
alter table healer_invitation add constraint healer_invitation_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 60)));
alter table healer_invitation add constraint healer_invitation_message_language_check CHECK ((message_language = ANY (ARRAY['en'::text, 'hi'::text])));
alter table healer_invitation add constraint healer_invitation_token_hash_check CHECK ((length(token_hash) = 32));
CREATE INDEX healer_invitation_expires_at ON public.healer_invitation USING btree (expires_at);
CREATE INDEX healer_invitation_made_by ON public.healer_invitation USING btree (made_by);

create table healer_leave (
  healer_id uuid not null,
  first_day date not null,
  last_day date not null
);
alter table healer_leave add constraint healer_leave_pkey PRIMARY KEY (healer_id, first_day);
alter table healer_leave add constraint healer_leave_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_leave add constraint healer_leave_check CHECK ((last_day >= first_day));

create table healer_override (
  healer_id uuid not null,
  day date not null,
  windows jsonb not null default '[]'::jsonb
);
alter table healer_override add constraint healer_override_pkey PRIMARY KEY (healer_id, day);
alter table healer_override add constraint healer_override_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);

create table healer_page_change (
  healer_id uuid not null,
  topics text not null,
  about text[] not null,
  client_concerns text not null,
  greeting jsonb,
  sent_at timestamp with time zone not null,
  refused_because text not null default ''::text,
  refused_at timestamp with time zone,
  image jsonb,
  other_topics text not null default ''::text,
  other_about text[] not null default '{}'::text[],
  other_concerns text not null default ''::text
);
alter table healer_page_change add constraint healer_page_change_pkey PRIMARY KEY (healer_id);
alter table healer_page_change add constraint healer_page_change_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_page_change add constraint healer_page_change_check CHECK (((refused_at IS NULL) = (refused_because = ''::text)));
CREATE INDEX healer_page_change_waiting ON public.healer_page_change USING btree (sent_at, healer_id) WHERE (refused_at IS NULL);

create table healer_review (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid,
  by_name text not null,
  stars integer not null,
  text text not null,
  sessions integer not null default 1,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  appointment_id uuid,
  reply text,
  replied_at timestamp with time zone,
  hidden_at timestamp with time zone
);
alter table healer_review add constraint healer_review_appointment_id_key UNIQUE (appointment_id);
alter table healer_review add constraint healer_review_pkey PRIMARY KEY (u_id);
alter table healer_review add constraint healer_review_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table healer_review add constraint healer_review_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table healer_review add constraint healer_review_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_review add constraint healer_review_held CHECK ((is_demo OR ((client_id IS NOT NULL) AND (appointment_id IS NOT NULL))));
alter table healer_review add constraint healer_review_reply CHECK (((reply IS NULL) = (replied_at IS NULL)));
alter table healer_review add constraint healer_review_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
CREATE INDEX healer_review_client ON public.healer_review USING btree (client_id);
CREATE INDEX healer_review_latest ON public.healer_review USING btree (healer_id, created_at DESC);
CREATE TRIGGER review_outside AFTER INSERT ON public.healer_review FOR EACH ROW EXECUTE FUNCTION tell_review();

create table healer_submission (
  u_id uuid not null,
  healer_id uuid not null,
  kind text not null,
  state text not null default 'draft'::text,
  content jsonb not null,
  revision integer not null default 1,
  reason text not null default ''::text,
  event_id uuid,
  article_id uuid,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  reel_id uuid,
  film text,
  film_seconds integer,
  poster text,
  captions text
);
alter table healer_submission add constraint healer_submission_pkey PRIMARY KEY (u_id);
alter table healer_submission add constraint healer_submission_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(u_id) ON DELETE SET NULL;
alter table healer_submission add constraint healer_submission_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table healer_submission add constraint healer_submission_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table healer_submission add constraint healer_submission_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healer_submission add constraint healer_submission_reel_id_fkey FOREIGN KEY (reel_id) REFERENCES reel(u_id) ON DELETE SET NULL;
alter table healer_submission add constraint healer_submission_check CHECK (((state <> 'sent'::text) OR (sent_at IS NOT NULL)));
alter table healer_submission add constraint healer_submission_check1 CHECK (((state = ANY (ARRAY['accepted'::text, 'refused'::text])) = (decided_at IS NOT NULL)));
alter table healer_submission add constraint healer_submission_check2 CHECK (((state <> 'refused'::text) OR (reason <> ''::text)));
alter table healer_submission add constraint healer_submission_check3 CHECK (((event_id IS NULL) OR (kind = 'event'::text)));
alter table healer_submission add constraint healer_submission_check4 CHECK (((article_id IS NULL) OR (kind = 'article'::text)));
alter table healer_submission add constraint healer_submission_kind_check CHECK ((kind = ANY (ARRAY['event'::text, 'article'::text, 'reel'::text])));
alter table healer_submission add constraint healer_submission_reel CHECK (((kind = 'reel'::text) OR (num_nonnulls(reel_id, film, poster, captions) = 0)));
alter table healer_submission add constraint healer_submission_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'refused'::text])));
CREATE UNIQUE INDEX healer_submission_article ON public.healer_submission USING btree (article_id) WHERE (article_id IS NOT NULL);
CREATE INDEX healer_submission_decided_by ON public.healer_submission USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX healer_submission_event ON public.healer_submission USING btree (event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX healer_submission_healer ON public.healer_submission USING btree (healer_id, updated_at DESC, u_id);
CREATE UNIQUE INDEX healer_submission_reel_of ON public.healer_submission USING btree (reel_id) WHERE (reel_id IS NOT NULL);
CREATE INDEX healer_submission_waiting ON public.healer_submission USING btree (sent_at, u_id) WHERE (state = 'sent'::text);

create table healing_session (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  after_appointment_id uuid not null,
  claim_id uuid not null,
  state text not null,
  title text not null,
  description text not null,
  starts_at timestamp with time zone not null,
  mode text not null,
  price_paise bigint not null,
  stands_until timestamp with time zone not null,
  answered_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  service_id uuid,
  minutes smallint not null default 45
);
alter table healing_session add constraint healing_session_claim_id_key UNIQUE (claim_id);
alter table healing_session add constraint healing_session_pkey PRIMARY KEY (u_id);
alter table healing_session add constraint healing_session_after_appointment_id_fkey FOREIGN KEY (after_appointment_id) REFERENCES appointment(u_id);
alter table healing_session add constraint healing_session_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES slot_claim(u_id);
alter table healing_session add constraint healing_session_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table healing_session add constraint healing_session_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table healing_session add constraint healing_session_service FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table healing_session add constraint healing_session_check CHECK ((stands_until <= starts_at));
alter table healing_session add constraint healing_session_minutes CHECK (((minutes >= 15) AND (minutes <= 240)));
alter table healing_session add constraint healing_session_mode_check CHECK ((mode = ANY (ARRAY['video'::text, 'voice'::text, 'chat'::text])));
alter table healing_session add constraint healing_session_other_service CHECK ((service_id <> healer_id));
alter table healing_session add constraint healing_session_price_paise_check CHECK ((price_paise >= 0));
alter table healing_session add constraint healing_session_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'accepted'::text, 'booked'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text])));
alter table healing_session add constraint healing_session_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)));
CREATE INDEX healing_session_client ON public.healing_session USING btree (client_id, created_at DESC);
CREATE INDEX healing_session_healer ON public.healing_session USING btree (healer_id, created_at DESC);
CREATE INDEX healing_session_offered ON public.healing_session USING btree (stands_until) WHERE (state = 'offered'::text);
CREATE UNIQUE INDEX healing_session_one_offer ON public.healing_session USING btree (healer_id, client_id) WHERE (state = 'offered'::text);
CREATE INDEX healing_session_pair ON public.healing_session USING btree (healer_id, client_id, created_at DESC);

create table helpline (
  u_id uuid not null,
  name text not null,
  number text not null,
  note text not null default ''::text,
  position integer not null,
  revision integer not null default 1,
  note_hi text not null default ''::text,
  name_hi text not null default ''::text,
  dangers text[] not null default '{self-harm}'::text[]
);
alter table helpline add constraint helpline_number_key UNIQUE (number);
alter table helpline add constraint helpline_pkey PRIMARY KEY (u_id);
alter table helpline add constraint helpline_dangers_check CHECK ((dangers <@ ARRAY['self-harm'::text, 'violence'::text, 'sexual-violence'::text, 'child-abuse'::text, 'trafficking'::text, 'harassment'::text]));
alter table helpline add constraint helpline_name_check CHECK ((name <> ''::text));
alter table helpline add constraint helpline_number_check CHECK ((number <> ''::text));
alter table helpline add constraint helpline_position_check CHECK (("position" > 0));

create table home_module (
  kind text not null,
  position integer not null,
  is_shown boolean not null default true,
  settings jsonb not null default '{}'::jsonb,
  revision integer not null default 1
);
alter table home_module add constraint home_module_pkey PRIMARY KEY (kind);
alter table home_module add constraint home_module_settings_check CHECK (((NOT (settings ? 'count'::text)) OR ((((settings ->> 'count'::text))::integer >= 1) AND (((settings ->> 'count'::text))::integer <= 24))));
CREATE INDEX home_module_position ON public.home_module USING btree ("position") WHERE is_shown;

create table home_text (
  name text not null,
  text text not null default ''::text,
  text_hi text not null default ''::text,
  position integer not null,
  is_demo boolean not null default false,
  revision integer not null default 1
);
alter table home_text add constraint home_text_pkey PRIMARY KEY (name);

create table idempotency_key (
  principal uuid not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  state text not null,
  status integer,
  answer jsonb,
  created_at timestamp with time zone not null,
  attempt uuid,
  leased_until timestamp with time zone not null default now()
);
alter table idempotency_key add constraint idempotency_key_pkey PRIMARY KEY (principal, route, key);
alter table idempotency_key add constraint idempotency_key_state_check CHECK ((state = ANY (ARRAY['working'::text, 'done'::text])));
CREATE INDEX idempotency_key_attempt ON public.idempotency_key USING btree (attempt);
CREATE INDEX idempotency_key_created ON public.idempotency_key USING btree (created_at);

create table import_heading (
  kind text not null,
  heading text not null,
  field text not null
);
alter table import_heading add constraint import_heading_pkey PRIMARY KEY (kind, heading);
alter table import_heading add constraint import_heading_field_check CHECK (((length(field) >= 1) AND (length(field) <= 40)));
alter table import_heading add constraint import_heading_heading_check CHECK (((length(heading) >= 1) AND (length(heading) <= 200)));
alter table import_heading add constraint import_heading_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)));

create table import_line (
  run_id uuid not null,
  line integer not null,
  cells text[] not null,
  mapped jsonb,
  outcome text not null default 'waiting'::text,
  problems text[] not null default '{}'::text[],
  record_id uuid
);
alter table import_line add constraint import_line_pkey PRIMARY KEY (run_id, line);
alter table import_line add constraint import_line_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_run(u_id) ON DELETE CASCADE;
alter table import_line add constraint import_line_line_check CHECK ((line > 0));
alter table import_line add constraint import_line_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'ready'::text, 'exists'::text, 'problem'::text, 'added'::text, 'removed'::text, 'kept'::text])));
CREATE INDEX import_line_of_outcome ON public.import_line USING btree (run_id, outcome, line);
CREATE INDEX import_line_of_record ON public.import_line USING btree (record_id) WHERE (record_id IS NOT NULL);

create table import_made (
  run_id uuid not null,
  record_id uuid not null,
  fingerprint text not null
);
alter table import_made add constraint import_made_pkey PRIMARY KEY (run_id, record_id);
alter table import_made add constraint import_made_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_run(u_id) ON DELETE CASCADE;
CREATE INDEX import_made_record ON public.import_made USING btree (record_id);

create table import_picture (
  run_id uuid not null,
  mark text not null,
  shape text not null,
  address text not null,
  u_id uuid not null,
  state text not null default 'waiting'::text,
  why text not null default ''::text,
  taken_at timestamp with time zone
);
alter table import_picture add constraint import_picture_pkey PRIMARY KEY (run_id, mark, shape);
alter table import_picture add constraint import_picture_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_run(u_id) ON DELETE CASCADE;
alter table import_picture add constraint import_picture_address_check CHECK (((length(address) >= 1) AND (length(address) <= 2000)));
alter table import_picture add constraint import_picture_mark_check CHECK ((mark ~ '^[0-9a-f]{32}$'::text));
alter table import_picture add constraint import_picture_shape_check CHECK ((shape = ANY (ARRAY['course'::text, 'text'::text])));
alter table import_picture add constraint import_picture_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'refused'::text])));
alter table import_picture add constraint import_picture_why_check CHECK ((length(why) <= 300));

create table import_run (
  u_id uuid not null,
  kind text not null,
  file_name text not null,
  state text not null,
  headings text[] not null,
  columns jsonb not null,
  lines integer not null,
  made_by uuid,
  created_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  healer_id uuid
);
alter table import_run add constraint import_run_pkey PRIMARY KEY (u_id);
alter table import_run add constraint import_run_healer FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table import_run add constraint import_run_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table import_run add constraint import_run_applied CHECK (((applied_at IS NOT NULL) = (state = ANY (ARRAY['applied'::text, 'undone'::text]))));
alter table import_run add constraint import_run_file_name_check CHECK ((length(file_name) <= 200));
alter table import_run add constraint import_run_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)));
alter table import_run add constraint import_run_lines_check CHECK ((lines >= 0));
alter table import_run add constraint import_run_state_check CHECK ((state = ANY (ARRAY['columns'::text, 'checked'::text, 'applied'::text, 'undone'::text])));
alter table import_run add constraint import_run_undone CHECK (((undone_at IS NOT NULL) = (state = 'undone'::text)));
CREATE INDEX import_run_latest ON public.import_run USING btree (created_at DESC, u_id);

create table imported_client (
  person_id uuid not null,
  run_id uuid,
  asked_at timestamp with time zone,
  asked_by uuid,
  channel text,
  token_hash bytea,
  tries smallint not null default 0,
  answer text,
  answered_at timestamp with time zone
);
alter table imported_client add constraint imported_client_token_hash_key UNIQUE (token_hash);
alter table imported_client add constraint imported_client_pkey PRIMARY KEY (person_id);
alter table imported_client add constraint imported_client_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table imported_client add constraint imported_client_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table imported_client add constraint imported_client_run_id_fkey FOREIGN KEY (run_id) REFERENCES import_run(u_id) ON DELETE SET NULL;
alter table imported_client add constraint imported_client_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text])));
alter table imported_client add constraint imported_client_answered CHECK (((answer IS NULL) = (answered_at IS NULL)));
alter table imported_client add constraint imported_client_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table imported_client add constraint imported_client_token_hash_check CHECK ((length(token_hash) = 32));
CREATE INDEX imported_client_of_run ON public.imported_client USING btree (run_id);

create table intake_answer (
  appointment_id uuid not null,
  version_id uuid not null,
  client_id uuid not null,
  answers jsonb not null,
  sent_at timestamp with time zone,
  updated_at timestamp with time zone not null
);
alter table intake_answer add constraint intake_answer_pkey PRIMARY KEY (appointment_id);
alter table intake_answer add constraint intake_answer_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table intake_answer add constraint intake_answer_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table intake_answer add constraint intake_answer_version_id_fkey FOREIGN KEY (version_id) REFERENCES intake_version(u_id);
CREATE INDEX intake_answer_client ON public.intake_answer USING btree (client_id);
CREATE INDEX intake_answer_version ON public.intake_answer USING btree (version_id);
CREATE TRIGGER intake_made_outside AFTER INSERT ON public.intake_answer FOR EACH ROW WHEN ((new.sent_at IS NOT NULL)) EXECUTE FUNCTION tell_intake();
CREATE TRIGGER intake_outside AFTER UPDATE OF sent_at ON public.intake_answer FOR EACH ROW WHEN (((old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION tell_intake();

create table intake_form (
  u_id uuid not null,
  name text not null,
  healer_id uuid,
  service_id uuid,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  revision integer not null default 1,
  updated_at timestamp with time zone not null
);
alter table intake_form add constraint intake_form_pkey PRIMARY KEY (u_id);
alter table intake_form add constraint intake_form_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table intake_form add constraint intake_form_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table intake_form add constraint intake_form_check CHECK (((healer_id IS NULL) OR (service_id IS NULL)));
alter table intake_form add constraint intake_form_name_check CHECK ((name <> ''::text));
alter table intake_form add constraint intake_form_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE UNIQUE INDEX intake_form_for ON public.intake_form USING btree (healer_id, service_id) NULLS NOT DISTINCT WHERE (state = ANY (ARRAY['scheduled'::text, 'published'::text]));

create table intake_question (
  u_id uuid not null,
  form_id uuid not null,
  position integer not null,
  code text not null,
  kind text not null,
  text text not null,
  hint text not null default ''::text,
  choices text[] not null default '{}'::text[],
  text_hi text not null default ''::text,
  hint_hi text not null default ''::text,
  choices_hi text[] not null default '{}'::text[],
  is_required boolean not null default false,
  if_code text not null default ''::text,
  if_answer text not null default ''::text,
  revision integer not null default 1
);
alter table intake_question add constraint intake_question_form_id_code_key UNIQUE (form_id, code);
alter table intake_question add constraint intake_question_pkey PRIMARY KEY (u_id);
alter table intake_question add constraint intake_question_form_id_fkey FOREIGN KEY (form_id) REFERENCES intake_form(u_id);
alter table intake_question add constraint intake_question_check CHECK (((kind = ANY (ARRAY['choice'::text, 'choices'::text])) = (cardinality(choices) >= 2)));
alter table intake_question add constraint intake_question_check1 CHECK (((cardinality(choices_hi) = 0) OR (cardinality(choices_hi) = cardinality(choices))));
alter table intake_question add constraint intake_question_check2 CHECK (((if_code = ''::text) = (if_answer = ''::text)));
alter table intake_question add constraint intake_question_code_check CHECK ((code ~ '^[a-z0-9-]{1,40}$'::text));
alter table intake_question add constraint intake_question_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'choice'::text, 'choices'::text, 'number'::text, 'date'::text, 'scale'::text, 'consent'::text, 'heading'::text])));
alter table intake_question add constraint intake_question_position_check CHECK (("position" > 0));
alter table intake_question add constraint intake_question_text_check CHECK ((text <> ''::text));
CREATE INDEX intake_question_form ON public.intake_question USING btree (form_id, "position", u_id);

create table intake_version (
  u_id uuid not null,
  form_id uuid not null,
  number integer not null,
  name text not null,
  questions jsonb not null,
  created_at timestamp with time zone not null
);
alter table intake_version add constraint intake_version_form_id_number_key UNIQUE (form_id, number);
alter table intake_version add constraint intake_version_pkey PRIMARY KEY (u_id);
alter table intake_version add constraint intake_version_form_id_fkey FOREIGN KEY (form_id) REFERENCES intake_form(u_id);
alter table intake_version add constraint intake_version_number_check CHECK ((number > 0));

create table invitation_block (
  contact text not null,
  from_person_id uuid,
  created_at timestamp with time zone not null
);
alter table invitation_block add constraint invitation_block_once UNIQUE NULLS NOT DISTINCT (contact, from_person_id);
alter table invitation_block add constraint invitation_block_from_person_id_fkey FOREIGN KEY (from_person_id) REFERENCES person(u_id);

create table invoice (
  u_id uuid not null,
  kind text not null,
  order_id uuid not null,
  order_refund_id uuid,
  financial_year integer not null,
  number bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null default 0,
  sgst_paise bigint not null default 0,
  igst_paise bigint not null default 0,
  tax_basis_points integer not null,
  place_of_supply text not null,
  issued_at timestamp with time zone not null,
  issuer jsonb not null
);
alter table invoice add constraint invoice_kind_financial_year_number_key UNIQUE (kind, financial_year, number);
alter table invoice add constraint invoice_order_refund_id_key UNIQUE (order_refund_id);
alter table invoice add constraint invoice_pkey PRIMARY KEY (u_id);
alter table invoice add constraint invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table invoice add constraint invoice_order_refund_id_fkey FOREIGN KEY (order_refund_id) REFERENCES order_refund(u_id);
alter table invoice add constraint invoice_cgst_paise_check CHECK ((cgst_paise >= 0));
alter table invoice add constraint invoice_check CHECK (((kind = 'credit-note'::text) = (order_refund_id IS NOT NULL)));
alter table invoice add constraint invoice_check1 CHECK (((igst_paise = 0) OR ((cgst_paise = 0) AND (sgst_paise = 0))));
alter table invoice add constraint invoice_igst_paise_check CHECK ((igst_paise >= 0));
alter table invoice add constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])));
alter table invoice add constraint invoice_number_check CHECK ((number > 0));
alter table invoice add constraint invoice_sgst_paise_check CHECK ((sgst_paise >= 0));
alter table invoice add constraint invoice_taxable_paise_check CHECK ((taxable_paise >= 0));
CREATE INDEX invoice_issued ON public.invoice USING btree (issued_at DESC, u_id DESC);
CREATE INDEX invoice_kind_issued ON public.invoice USING btree (kind, issued_at DESC, u_id DESC);
CREATE UNIQUE INDEX invoice_once ON public.invoice USING btree (order_id) WHERE (kind = 'invoice'::text);
CREATE INDEX invoice_order ON public.invoice USING btree (order_id);
CREATE TRIGGER invoice_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice FOR EACH STATEMENT EXECUTE FUNCTION tax_documents_are_final();

create table joint_invitation (
  u_id uuid not null,
  joint_id uuid not null,
  channel text not null,
  contact text not null,
  token_hash bytea,
  code text not null,
  share_paise bigint not null,
  state text not null default 'waiting'::text,
  answered_by uuid,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone
);
alter table joint_invitation add constraint joint_invitation_token_hash_key UNIQUE (token_hash);
alter table joint_invitation add constraint joint_invitation_pkey PRIMARY KEY (u_id);
alter table joint_invitation add constraint joint_invitation_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table joint_invitation add constraint joint_invitation_joint_id_fkey FOREIGN KEY (joint_id) REFERENCES joint_session(u_id);
alter table joint_invitation add constraint joint_invitation_answer CHECK (((state = 'yes'::text) = (answered_by IS NOT NULL)));
alter table joint_invitation add constraint joint_invitation_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table joint_invitation add constraint joint_invitation_code_check CHECK ((code ~ '^\d{4}$'::text));
alter table joint_invitation add constraint joint_invitation_share_paise_check CHECK ((share_paise >= 0));
alter table joint_invitation add constraint joint_invitation_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'yes'::text, 'no'::text, 'closed'::text])));
CREATE INDEX joint_invitation_answered_by ON public.joint_invitation USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX joint_invitation_contact ON public.joint_invitation USING btree (contact, sent_at);
CREATE INDEX joint_invitation_joint ON public.joint_invitation USING btree (joint_id);

create table joint_session (
  u_id uuid not null,
  healer_id uuid not null,
  booked_by uuid not null,
  people smallint not null,
  people_min smallint not null,
  price_paise bigint not null,
  is_split boolean not null,
  state text not null default 'asking'::text,
  decide_by timestamp with time zone,
  asked_at timestamp with time zone,
  end_at timestamp with time zone,
  withdrawn_by uuid,
  rest_order_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table joint_session add constraint joint_session_rest_order_id_key UNIQUE (rest_order_id);
alter table joint_session add constraint joint_session_pkey PRIMARY KEY (u_id);
alter table joint_session add constraint joint_session_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES person(u_id);
alter table joint_session add constraint joint_session_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table joint_session add constraint joint_session_rest_order_id_fkey FOREIGN KEY (rest_order_id) REFERENCES orders(u_id);
alter table joint_session add constraint joint_session_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES person(u_id);
alter table joint_session add constraint joint_session_people_check CHECK (((people >= 2) AND (people <= 4)));
alter table joint_session add constraint joint_session_people_min_check CHECK (((people_min >= 1) AND (people_min <= 4)));
alter table joint_session add constraint joint_session_price_paise_check CHECK ((price_paise >= 0));
alter table joint_session add constraint joint_session_state_check CHECK ((state = ANY (ARRAY['asking'::text, 'covering'::text, 'standing'::text, 'ended'::text])));
CREATE INDEX joint_session_booked_by ON public.joint_session USING btree (booked_by, created_at);
CREATE INDEX joint_session_due ON public.joint_session USING btree (COALESCE(end_at, decide_by)) WHERE ((state <> 'ended'::text) AND (COALESCE(end_at, decide_by) IS NOT NULL));

create table kept_claim (
  u_id uuid not null,
  resource text not null,
  record_id text,
  rule text not null,
  sentence text not null,
  reason text not null,
  decided_by uuid,
  decided_at timestamp with time zone not null
);
alter table kept_claim add constraint kept_claim_pkey PRIMARY KEY (u_id);
alter table kept_claim add constraint kept_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table kept_claim add constraint kept_claim_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 500)));
alter table kept_claim add constraint kept_claim_sentence_check CHECK (((length(sentence) >= 1) AND (length(sentence) <= 600)));
CREATE INDEX kept_claim_decided_by ON public.kept_claim USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX kept_claim_latest ON public.kept_claim USING btree (decided_at DESC, u_id);
CREATE UNIQUE INDEX kept_claim_sentence ON public.kept_claim USING btree (resource, rule, sentence);

create table language (
  u_id uuid not null,
  code text not null,
  name text not null,
  native_name text not null,
  position integer not null,
  revision integer not null default 1
);
alter table language add constraint language_code_key UNIQUE (code);
alter table language add constraint language_name_key UNIQUE (name);
alter table language add constraint language_pkey PRIMARY KEY (u_id);

create table late_healer_notice (
  appointment_id uuid not null,
  starts_at timestamp with time zone not null,
  notified_at timestamp with time zone not null,
  waits_since timestamp with time zone
);
alter table late_healer_notice add constraint late_healer_notice_pkey PRIMARY KEY (appointment_id, starts_at);
alter table late_healer_notice add constraint late_healer_notice_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);

create table ledger_account (
  id bigint not null,
  owner_id uuid,
  kind text not null,
  asset text not null,
  floor bigint,
  posted bigint not null default 0,
  held bigint not null default 0,
  organization_id text
);
alter table ledger_account add constraint ledger_account_pkey PRIMARY KEY (id);
alter table ledger_account add constraint ledger_account_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table ledger_account add constraint ledger_account_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES person(u_id);
alter table ledger_account add constraint ledger_account_asset_check CHECK ((asset = ANY (ARRAY['INR'::text, 'POINT'::text])));
alter table ledger_account add constraint ledger_account_check CHECK (((owner_id IS NULL) OR (floor IS NOT NULL)));
alter table ledger_account add constraint ledger_account_check1 CHECK (((floor IS NULL) OR ((posted - held) >= floor)));
alter table ledger_account add constraint ledger_account_check2 CHECK ((num_nonnulls(owner_id, organization_id) <= 1));
alter table ledger_account add constraint ledger_account_check3 CHECK (((organization_id IS NULL) OR (floor IS NOT NULL)));
alter table ledger_account add constraint ledger_account_held_check CHECK ((held >= 0));
alter table ledger_account add constraint ledger_account_kind_check CHECK ((kind = ANY (ARRAY['wallet'::text, 'points-bought'::text, 'points-earned'::text, 'healer-earnings'::text, 'healer-due'::text, 'organization-budget'::text, 'gateway-clearing'::text, 'revenue'::text, 'tax'::text, 'goodwill'::text, 'refunds-due'::text, 'points-issued'::text, 'points-sold'::text, 'coupons'::text, 'payouts-due'::text, 'bank'::text, 'organizations-paid'::text, 'till-cash'::text, 'till-banked'::text, 'till-difference'::text, 'counter-upi'::text, 'card-machine'::text, 'bank-transfers'::text, 'desk-deposits'::text, 'desk-refunds-due'::text, 'brought-in'::text])));
alter table ledger_account add constraint ledger_account_platform_is_summed CHECK (((num_nonnulls(owner_id, organization_id) > 0) OR (posted = 0)));
CREATE UNIQUE INDEX ledger_account_organization ON public.ledger_account USING btree (organization_id, kind) WHERE (organization_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_account_owner ON public.ledger_account USING btree (owner_id, kind) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_account_platform ON public.ledger_account USING btree (kind) WHERE ((owner_id IS NULL) AND (organization_id IS NULL));

create table ledger_entry (
  transaction_id uuid not null,
  account_id bigint not null,
  amount bigint not null
);
alter table ledger_entry add constraint ledger_balanced TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table ledger_entry add constraint ledger_entry_pkey PRIMARY KEY (transaction_id, account_id);
alter table ledger_entry add constraint ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id);
alter table ledger_entry add constraint ledger_entry_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transaction(u_id);
alter table ledger_entry add constraint ledger_entry_amount_check CHECK ((amount <> 0));
CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (account_id) INCLUDE (amount);
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON public.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();
CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

create table ledger_hold (
  u_id uuid not null,
  account_id bigint not null,
  order_id uuid not null,
  amount bigint not null,
  state text not null default 'held'::text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone
);
alter table ledger_hold add constraint ledger_hold_pkey PRIMARY KEY (u_id);
alter table ledger_hold add constraint ledger_hold_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id);
alter table ledger_hold add constraint ledger_hold_amount_check CHECK ((amount > 0));
alter table ledger_hold add constraint ledger_hold_state_check CHECK ((state = ANY (ARRAY['held'::text, 'captured'::text, 'voided'::text])));
CREATE INDEX ledger_hold_held ON public.ledger_hold USING btree (account_id) WHERE (state = 'held'::text);
CREATE UNIQUE INDEX ledger_hold_once ON public.ledger_hold USING btree (order_id, account_id) WHERE (state <> 'voided'::text);

create table ledger_proof (
  id bigint not null,
  accounts bigint not null,
  drift bigint not null,
  proved_at timestamp with time zone not null,
  faults jsonb not null default '{}'::jsonb
);
alter table ledger_proof add constraint ledger_proof_pkey PRIMARY KEY (id);

create table ledger_transaction (
  u_id uuid not null,
  kind text not null,
  idempotency_key text not null,
  reverses uuid,
  caused_by uuid,
  note text not null default ''::text,
  created_at timestamp with time zone not null
);
alter table ledger_transaction add constraint ledger_transaction_idempotency_key_key UNIQUE (idempotency_key);
alter table ledger_transaction add constraint ledger_transaction_reverses_key UNIQUE (reverses);
alter table ledger_transaction add constraint ledger_transaction_pkey PRIMARY KEY (u_id);
alter table ledger_transaction add constraint ledger_transaction_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_transaction(u_id);
CREATE INDEX ledger_transaction_caused_by ON public.ledger_transaction USING btree (caused_by) WHERE (caused_by IS NOT NULL);
CREATE INDEX ledger_transaction_created ON public.ledger_transaction USING btree (created_at DESC, u_id DESC);
CREATE INDEX ledger_transaction_kind ON public.ledger_transaction USING btree (kind, created_at DESC, u_id DESC);
CREATE TRIGGER ledger_transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

create table measure (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  test_code text not null,
  every integer not null,
  unit text not null,
  hours_before integer not null,
  next_at timestamp with time zone,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by text,
  is_demo boolean not null default false
);
alter table measure add constraint measure_pkey PRIMARY KEY (u_id);
alter table measure add constraint measure_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table measure add constraint measure_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table measure add constraint measure_test_code_fkey FOREIGN KEY (test_code) REFERENCES self_test(code);
alter table measure add constraint measure_check CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
alter table measure add constraint measure_check1 CHECK (((unit = 'weeks'::text) = (next_at IS NOT NULL)));
alter table measure add constraint measure_ended_by_check CHECK ((ended_by = ANY (ARRAY['client'::text, 'healer'::text])));
alter table measure add constraint measure_every_check CHECK (((every >= 1) AND (every <= 26)));
alter table measure add constraint measure_hours_before_check CHECK (((hours_before >= 1) AND (hours_before <= 72)));
alter table measure add constraint measure_unit_check CHECK ((unit = ANY (ARRAY['sessions'::text, 'weeks'::text])));
CREATE INDEX measure_client ON public.measure USING btree (client_id);
CREATE INDEX measure_next ON public.measure USING btree (next_at) WHERE (ended_at IS NULL);
CREATE INDEX measure_of_two ON public.measure USING btree (healer_id, client_id, created_at);
CREATE UNIQUE INDEX measure_running ON public.measure USING btree (healer_id, client_id, test_code) WHERE (ended_at IS NULL);
CREATE INDEX measure_test ON public.measure USING btree (test_code);

create table measure_request (
  u_id uuid not null,
  measure_id uuid not null,
  client_id uuid not null,
  appointment_id uuid,
  asked_at timestamp with time zone not null,
  answers jsonb not null default '[]'::jsonb,
  result_id uuid
);
alter table measure_request add constraint measure_request_measure_id_appointment_id_key UNIQUE (measure_id, appointment_id);
alter table measure_request add constraint measure_request_result_id_key UNIQUE (result_id);
alter table measure_request add constraint measure_request_pkey PRIMARY KEY (u_id);
alter table measure_request add constraint measure_request_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table measure_request add constraint measure_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table measure_request add constraint measure_request_measure_id_fkey FOREIGN KEY (measure_id) REFERENCES measure(u_id);
alter table measure_request add constraint measure_request_result_id_fkey FOREIGN KEY (result_id) REFERENCES test_result(u_id);
CREATE INDEX measure_request_appointment ON public.measure_request USING btree (appointment_id);
CREATE INDEX measure_request_client ON public.measure_request USING btree (client_id, asked_at);
CREATE INDEX measure_request_of ON public.measure_request USING btree (measure_id, asked_at);

create table media_file (
  u_id uuid not null,
  staff_id uuid,
  name text not null,
  bytes bigint not null,
  state text not null default 'arriving'::text,
  kind text,
  shape text,
  file text,
  type text,
  seconds integer,
  width integer,
  height integer,
  pages integer,
  created_at timestamp with time zone not null,
  unused_since timestamp with time zone,
  poster text
);
alter table media_file add constraint media_file_file_key UNIQUE (file);
alter table media_file add constraint media_file_pkey PRIMARY KEY (u_id);
alter table media_file add constraint media_file_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES person(u_id);
alter table media_file add constraint media_file_bytes_check CHECK ((bytes > 0));
alter table media_file add constraint media_file_check CHECK (((state = 'arriving'::text) = (file IS NULL)));
alter table media_file add constraint media_file_check1 CHECK (((kind IS NULL) = (file IS NULL)));
alter table media_file add constraint media_file_check2 CHECK (((state = 'used'::text) = (unused_since IS NULL)));
alter table media_file add constraint media_file_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'film'::text, 'sound'::text, 'pdf'::text, 'epub'::text, 'captions'::text])));
alter table media_file add constraint media_file_state_check CHECK ((state = ANY (ARRAY['arriving'::text, 'ready'::text, 'used'::text])));
CREATE INDEX media_file_staff ON public.media_file USING btree (staff_id, state);
CREATE INDEX media_file_unused ON public.media_file USING btree (unused_since) WHERE (unused_since IS NOT NULL);

create table message_sent (
  key text not null,
  channel text not null,
  person_id uuid,
  sent_at timestamp with time zone not null
);
alter table message_sent add constraint message_sent_pkey PRIMARY KEY (key);
alter table message_sent add constraint message_sent_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table message_sent add constraint message_sent_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text, 'bell'::text, 'push'::text])));

create table moderated_content (
  content_type text not null,
  content_id uuid not null,
  person_id uuid not null,
  original jsonb not null,
  replacement text,
  hidden_at timestamp with time zone not null
);
alter table moderated_content add constraint moderated_content_pkey PRIMARY KEY (content_type, content_id);
alter table moderated_content add constraint moderated_content_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table moderated_content add constraint moderated_content_content_type_check CHECK ((content_type = ANY (ARRAY['healer-name'::text, 'healer-picture'::text, 'member-name'::text])));
CREATE INDEX moderated_content_person ON public.moderated_content USING btree (person_id);

create table note_template (
  u_id uuid not null,
  healer_id uuid not null,
  name text not null,
  headings text[] not null,
  created_at timestamp with time zone not null
);
alter table note_template add constraint note_template_pkey PRIMARY KEY (u_id);
alter table note_template add constraint note_template_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table note_template add constraint note_template_headings_check CHECK (((cardinality(headings) >= 1) AND (cardinality(headings) <= 12)));
CREATE INDEX note_template_healer ON public.note_template USING btree (healer_id, created_at, u_id);

create table notification (
  u_id uuid not null,
  person_id uuid not null,
  seq bigint not null,
  type text not null,
  front_end_path text not null,
  target_id text not null,
  sender_name text not null default ''::text,
  is_read boolean not null default false,
  created_at timestamp with time zone not null,
  message text not null,
  parameters jsonb not null,
  about_id uuid,
  is_filed boolean not null default false
) partition by LIST (is_filed);

create table notification_at_hand (
  u_id uuid not null,
  person_id uuid not null,
  seq bigint not null,
  type text not null,
  front_end_path text not null,
  target_id text not null,
  sender_name text not null default ''::text,
  is_read boolean not null default false,
  created_at timestamp with time zone not null,
  message text not null,
  parameters jsonb not null,
  about_id uuid,
  is_filed boolean not null default false
);
alter table notification_at_hand add constraint notification_person_id_seq_key UNIQUE (person_id, seq);
alter table notification_at_hand add constraint notification_pkey PRIMARY KEY (u_id);
alter table notification_at_hand add constraint notification_about_id_fkey FOREIGN KEY (about_id) REFERENCES person(u_id);
alter table notification_at_hand add constraint notification_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX notification_about ON public.notification_at_hand USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX notification_read_at_age ON public.notification_at_hand USING btree (created_at) WHERE is_read;
CREATE INDEX notification_unread ON public.notification_at_hand USING btree (person_id) WHERE (NOT is_read);
CREATE INDEX notification_unread_target ON public.notification_at_hand USING btree (person_id, target_id) WHERE (NOT is_read);

create table notification_choice (
  person_id uuid not null,
  kind text not null,
  channel text not null,
  choice text not null
);
alter table notification_choice add constraint notification_choice_pkey PRIMARY KEY (person_id, kind, channel);
alter table notification_choice add constraint notification_choice_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table notification_choice add constraint notification_choice_channel_check CHECK ((channel = ANY (ARRAY['bell'::text, 'mail'::text, 'sms'::text, 'whatsapp'::text, 'push'::text])));
alter table notification_choice add constraint notification_choice_check CHECK (((choice <> 'digest'::text) OR (channel = 'mail'::text)));
alter table notification_choice add constraint notification_choice_choice_check CHECK ((choice = ANY (ARRAY['on'::text, 'digest'::text, 'off'::text])));
alter table notification_choice add constraint notification_choice_kind_check CHECK ((kind = ANY (ARRAY['sessions'::text, 'messages'::text, 'learning'::text, 'events'::text, 'plans'::text, 'support'::text, 'community'::text])));

create table notification_filed (
  u_id uuid not null,
  person_id uuid not null,
  seq bigint not null,
  type text not null,
  front_end_path text not null,
  target_id text not null,
  sender_name text not null default ''::text,
  is_read boolean not null default false,
  created_at timestamp with time zone not null,
  message text not null,
  parameters jsonb not null,
  about_id uuid,
  is_filed boolean not null default false
) partition by RANGE (created_at);
alter table notification_filed add constraint notification_filed_pkey PRIMARY KEY (u_id, created_at);
alter table notification_filed add constraint notification_filed_is_read CHECK (is_read);
CREATE INDEX notification_filed_about ON ONLY public.notification_filed USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX notification_filed_person ON ONLY public.notification_filed USING btree (person_id, seq);

create table notification_times (
  person_id uuid not null,
  quiet_from time without time zone,
  quiet_until time without time zone,
  digest_at time without time zone not null default '18:00:00'::time without time zone
);
alter table notification_times add constraint notification_times_pkey PRIMARY KEY (person_id);
alter table notification_times add constraint notification_times_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table notification_times add constraint notification_times_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL)));
alter table notification_times add constraint notification_times_check1 CHECK ((quiet_from <> quiet_until));

create table oauth_app (
  u_id uuid not null,
  name text not null,
  redirect_uris text[] not null,
  scopes text[] not null,
  secret_hash bytea,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
alter table oauth_app add constraint oauth_app_pkey PRIMARY KEY (u_id);
alter table oauth_app add constraint oauth_app_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table oauth_app add constraint oauth_app_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table oauth_app add constraint oauth_app_redirect_uris_check CHECK (((cardinality(redirect_uris) >= 1) AND (cardinality(redirect_uris) <= 10)));
alter table oauth_app add constraint oauth_app_scopes_check CHECK ((cardinality(scopes) > 0));
alter table oauth_app add constraint oauth_app_secret_hash_check CHECK ((length(secret_hash) = 32));
CREATE INDEX oauth_app_latest ON public.oauth_app USING btree (created_at DESC, u_id);
CREATE INDEX oauth_app_made_by ON public.oauth_app USING btree (made_by);

create table oauth_call (
  u_id uuid not null,
  grant_id uuid not null,
  at timestamp with time zone not null,
  call text not null,
  status integer not null
);
alter table oauth_call add constraint oauth_call_pkey PRIMARY KEY (u_id);
alter table oauth_call add constraint oauth_call_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(u_id) ON DELETE CASCADE;
CREATE INDEX oauth_call_at ON public.oauth_call USING btree (at);
CREATE INDEX oauth_call_latest ON public.oauth_call USING btree (grant_id, at DESC);

create table oauth_grant (
  u_id uuid not null,
  app_id uuid not null,
  person_id uuid not null,
  role text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone
);
alter table oauth_grant add constraint oauth_grant_pkey PRIMARY KEY (u_id);
alter table oauth_grant add constraint oauth_grant_app_id_fkey FOREIGN KEY (app_id) REFERENCES oauth_app(u_id);
alter table oauth_grant add constraint oauth_grant_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table oauth_grant add constraint oauth_grant_role_check CHECK ((role = ANY (ARRAY['client'::text, 'healer'::text])));
alter table oauth_grant add constraint oauth_grant_scopes_check CHECK ((cardinality(scopes) > 0));
CREATE INDEX oauth_grant_app ON public.oauth_grant USING btree (app_id);
CREATE INDEX oauth_grant_person ON public.oauth_grant USING btree (person_id, created_at DESC);

create table oauth_record (
  kind text not null,
  id_hash bytea not null,
  uid text,
  grant_id uuid,
  payload jsonb not null,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone
);
alter table oauth_record add constraint oauth_record_pkey PRIMARY KEY (kind, id_hash);
alter table oauth_record add constraint oauth_record_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grant(u_id) ON DELETE CASCADE;
alter table oauth_record add constraint oauth_record_id_hash_check CHECK ((length(id_hash) = 32));
CREATE INDEX oauth_record_end ON public.oauth_record USING btree (expires_at);
CREATE INDEX oauth_record_grant ON public.oauth_record USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oauth_record_uid ON public.oauth_record USING btree (uid) WHERE (uid IS NOT NULL);

create table order_refund (
  u_id uuid not null,
  order_id uuid not null,
  reason text not null,
  price_paise bigint not null,
  gateway_paise bigint not null,
  wallet_paise bigint not null,
  points_bought_paise bigint not null,
  points_earned_paise bigint not null,
  coupon_paise bigint not null,
  tax_paise bigint not null,
  by_our_fault boolean not null,
  created_at timestamp with time zone not null,
  to_wallet boolean not null default false,
  allowance_paise bigint not null default 0,
  desk_paise bigint not null default 0
);
alter table order_refund add constraint order_refund_order_id_reason_key UNIQUE (order_id, reason);
alter table order_refund add constraint order_refund_pkey PRIMARY KEY (u_id);
alter table order_refund add constraint order_refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table order_refund add constraint order_refund_allowance_paise_check CHECK ((allowance_paise >= 0));
alter table order_refund add constraint order_refund_check CHECK (((tax_paise >= 0) AND (tax_paise <= price_paise)));
alter table order_refund add constraint order_refund_coupon_paise_check CHECK ((coupon_paise >= 0));
alter table order_refund add constraint order_refund_desk_paise_check CHECK ((desk_paise >= 0));
alter table order_refund add constraint order_refund_gateway_paise_check CHECK ((gateway_paise >= 0));
alter table order_refund add constraint order_refund_parts CHECK ((price_paise = ((((((gateway_paise + desk_paise) + wallet_paise) + points_bought_paise) + points_earned_paise) + coupon_paise) + allowance_paise)));
alter table order_refund add constraint order_refund_points_bought_paise_check CHECK ((points_bought_paise >= 0));
alter table order_refund add constraint order_refund_points_earned_paise_check CHECK ((points_earned_paise >= 0));
alter table order_refund add constraint order_refund_price_paise_check CHECK ((price_paise > 0));
alter table order_refund add constraint order_refund_wallet_paise_check CHECK ((wallet_paise >= 0));
CREATE INDEX order_refund_created ON public.order_refund USING btree (created_at);
CREATE TRIGGER order_refund_outside AFTER INSERT ON public.order_refund FOR EACH ROW EXECUTE FUNCTION tell_order_refund();
CREATE TRIGGER report_refund_gone AFTER DELETE ON public.order_refund REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_refunds();
CREATE TRIGGER report_refund_new AFTER INSERT ON public.order_refund REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_refunds();

create table orders (
  u_id uuid not null,
  client_id uuid not null,
  kind text not null,
  item_u_id uuid not null,
  title text not null,
  state text not null,
  price_paise bigint not null,
  coupon_paise bigint not null default 0,
  life_points_paise bigint not null default 0,
  wallet_paise bigint not null default 0,
  payable_paise bigint not null,
  tax_basis_points integer not null default 0,
  tax_paise bigint not null default 0,
  earner_id uuid,
  split_number integer not null default 0,
  provider_order_id text,
  receipt_number bigint,
  expires_at timestamp with time zone,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  points_bought_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  refunded_tax_paise bigint not null default 0,
  coupon_id uuid,
  organization_id text,
  allowance_paise bigint not null default 0,
  applied_coupon_id uuid,
  issuer jsonb,
  desk_paise bigint not null default 0
);
alter table orders add constraint orders_provider_order_id_key UNIQUE (provider_order_id);
alter table orders add constraint orders_receipt_number_key UNIQUE (receipt_number);
alter table orders add constraint orders_pkey PRIMARY KEY (u_id);
alter table orders add constraint orders_applied_coupon_id_fkey FOREIGN KEY (applied_coupon_id) REFERENCES coupon(u_id);
alter table orders add constraint orders_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table orders add constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(u_id);
alter table orders add constraint orders_earner_id_fkey FOREIGN KEY (earner_id) REFERENCES person(u_id);
alter table orders add constraint orders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table orders add constraint orders_allowance CHECK (((organization_id IS NOT NULL) OR (allowance_paise = 0)));
alter table orders add constraint orders_allowance_paise_check CHECK ((allowance_paise >= 0));
alter table orders add constraint orders_coupon CHECK (((coupon_id IS NOT NULL) OR (coupon_paise = 0)));
alter table orders add constraint orders_coupon_paise_check CHECK ((coupon_paise >= 0));
alter table orders add constraint orders_desk_paise_check CHECK ((desk_paise >= 0));
alter table orders add constraint orders_kind_check CHECK ((kind = ANY (ARRAY['appointment'::text, 'course'::text, 'bundle'::text, 'ebook'::text, 'webinar'::text, 'workshop'::text, 'healing-session'::text, 'wallet-top-up'::text, 'life-points'::text])));
alter table orders add constraint orders_life_points_paise_check CHECK ((life_points_paise >= 0));
alter table orders add constraint orders_parts CHECK ((price_paise = (((((coupon_paise + allowance_paise) + life_points_paise) + wallet_paise) + desk_paise) + payable_paise)));
alter table orders add constraint orders_payable_paise_check CHECK ((payable_paise >= 0));
alter table orders add constraint orders_points_bought CHECK (((points_bought_paise >= 0) AND (points_bought_paise <= life_points_paise)));
alter table orders add constraint orders_price_paise_check CHECK ((price_paise >= 0));
alter table orders add constraint orders_refunded CHECK (((refunded_paise >= 0) AND (refunded_paise <= price_paise)));
alter table orders add constraint orders_refunded_tax CHECK (((refunded_tax_paise >= 0) AND (refunded_tax_paise <= tax_paise)));
alter table orders add constraint orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'awaiting-payment'::text, 'failed'::text, 'paid'::text, 'expired'::text, 'refunded'::text])));
alter table orders add constraint orders_wallet_paise_check CHECK ((wallet_paise >= 0));
alter table orders add constraint receipt_has_issuer CHECK (((receipt_number IS NULL) OR (issuer IS NOT NULL)));
CREATE INDEX orders_allowance_of ON public.orders USING btree (client_id) WHERE (allowance_paise > 0);
CREATE INDEX orders_applied_coupon ON public.orders USING btree (applied_coupon_id) WHERE (applied_coupon_id IS NOT NULL);
CREATE INDEX orders_client ON public.orders USING btree (client_id, created_at DESC);
CREATE INDEX orders_coupon_id ON public.orders USING btree (coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX orders_created ON public.orders USING btree (created_at DESC, u_id DESC);
CREATE INDEX orders_item ON public.orders USING btree (item_u_id);
CREATE UNIQUE INDEX orders_one_open ON public.orders USING btree (client_id, kind, item_u_id) WHERE ((kind = ANY (ARRAY['course'::text, 'bundle'::text, 'ebook'::text])) AND (state = ANY (ARRAY['open'::text, 'awaiting-payment'::text, 'failed'::text])));
CREATE INDEX orders_organization ON public.orders USING btree (organization_id, paid_at) WHERE (organization_id IS NOT NULL);
CREATE INDEX orders_paid ON public.orders USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_waiting ON public.orders USING btree (expires_at) WHERE (state = ANY (ARRAY['open'::text, 'awaiting-payment'::text, 'failed'::text]));
CREATE TRIGGER order_made_paid_outside AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.state = 'paid'::text)) EXECUTE FUNCTION tell_order();
CREATE TRIGGER order_paid_outside AFTER UPDATE OF state ON public.orders FOR EACH ROW WHEN (((old.state <> 'paid'::text) AND (new.state = 'paid'::text))) EXECUTE FUNCTION tell_order();
CREATE TRIGGER report_order_gone AFTER DELETE ON public.orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_orders();
CREATE TRIGGER report_order_is AFTER UPDATE ON public.orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_orders();
CREATE TRIGGER report_order_new AFTER INSERT ON public.orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_orders();

create table organization (
  organization_id text not null,
  name text not null,
  revision integer not null default 1,
  kind text not null default 'employer'::text,
  seats integer not null default 0,
  allowance_paise bigint not null default 0
);
alter table organization add constraint organization_pkey PRIMARY KEY (organization_id);
alter table organization add constraint organization_allowance_paise_check CHECK (((allowance_paise >= 0) AND (allowance_paise <= 10000000)));
alter table organization add constraint organization_kind_check CHECK ((kind = ANY (ARRAY['employer'::text, 'school'::text, 'other'::text])));
alter table organization add constraint organization_organization_id_check CHECK ((organization_id ~ '^[A-Z0-9-]{3,20}$'::text));
alter table organization add constraint organization_seats_check CHECK (((seats >= 0) AND (seats <= 100000)));

create table organization_budget_change (
  u_id uuid not null,
  organization_id text not null,
  amount_paise bigint not null,
  reason text not null,
  state text not null,
  needs_second boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text
);
alter table organization_budget_change add constraint organization_budget_change_pkey PRIMARY KEY (u_id);
alter table organization_budget_change add constraint organization_budget_change_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table organization_budget_change add constraint organization_budget_change_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table organization_budget_change add constraint organization_budget_change_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_budget_change add constraint organization_budget_change_amount_paise_check CHECK ((amount_paise <> 0));
alter table organization_budget_change add constraint organization_budget_change_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
alter table organization_budget_change add constraint organization_budget_change_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table organization_budget_change add constraint organization_budget_change_check2 CHECK (((state <> 'waiting'::text) OR needs_second));
alter table organization_budget_change add constraint organization_budget_change_check3 CHECK ((NOT (needs_second AND (state = 'done'::text) AND (decided_by = asked_by))));
alter table organization_budget_change add constraint organization_budget_change_reason_check CHECK ((reason <> ''::text));
alter table organization_budget_change add constraint organization_budget_change_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])));
CREATE INDEX organization_budget_change_asked_by ON public.organization_budget_change USING btree (asked_by, asked_at);
CREATE INDEX organization_budget_change_decided_by ON public.organization_budget_change USING btree (decided_by);
CREATE INDEX organization_budget_change_of ON public.organization_budget_change USING btree (organization_id, asked_at DESC, u_id);
CREATE INDEX organization_budget_change_waiting ON public.organization_budget_change USING btree (asked_at) WHERE (state = 'waiting'::text);

create table organization_invitation (
  u_id uuid not null,
  organization_id text not null,
  code text not null,
  email text not null default ''::text,
  seats integer not null,
  uses integer not null default 0,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone
);
alter table organization_invitation add constraint organization_invitation_code_key UNIQUE (code);
alter table organization_invitation add constraint organization_invitation_pkey PRIMARY KEY (u_id);
alter table organization_invitation add constraint organization_invitation_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(u_id);
alter table organization_invitation add constraint organization_invitation_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_invitation add constraint organization_invitation_check CHECK (((uses >= 0) AND (uses <= seats)));
alter table organization_invitation add constraint organization_invitation_code_check CHECK ((length(code) >= 20));
alter table organization_invitation add constraint organization_invitation_seats_check CHECK ((seats > 0));
CREATE INDEX organization_invitation_created_by ON public.organization_invitation USING btree (created_by);
CREATE UNIQUE INDEX organization_invitation_email ON public.organization_invitation USING btree (organization_id, email) WHERE ((email <> ''::text) AND (withdrawn_at IS NULL));
CREATE INDEX organization_invitation_latest ON public.organization_invitation USING btree (organization_id, created_at DESC, u_id);

create table organization_manager (
  organization_id text not null,
  person_id uuid not null,
  granted_by uuid not null,
  granted_at timestamp with time zone not null
);
alter table organization_manager add constraint organization_manager_pkey PRIMARY KEY (organization_id, person_id);
alter table organization_manager add constraint organization_manager_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES person(u_id);
alter table organization_manager add constraint organization_manager_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_manager add constraint organization_manager_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX organization_manager_granted_by ON public.organization_manager USING btree (granted_by);
CREATE INDEX organization_manager_person ON public.organization_manager USING btree (person_id);

create table organization_member (
  u_id uuid not null,
  organization_id text not null,
  person_id uuid not null,
  joined_at timestamp with time zone not null,
  left_at timestamp with time zone,
  removed_at timestamp with time zone,
  invitation_id uuid
);
alter table organization_member add constraint organization_member_pkey PRIMARY KEY (u_id);
alter table organization_member add constraint organization_member_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES organization_invitation(u_id) ON DELETE SET NULL;
alter table organization_member add constraint organization_member_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_member add constraint organization_member_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table organization_member add constraint organization_member_check CHECK (((left_at IS NULL) OR (left_at >= joined_at)));
alter table organization_member add constraint organization_member_check1 CHECK (((removed_at IS NULL) OR (left_at IS NOT NULL)));
CREATE INDEX organization_member_invitation ON public.organization_member USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE INDEX organization_member_of ON public.organization_member USING btree (organization_id, joined_at DESC, u_id);
CREATE UNIQUE INDEX organization_member_once ON public.organization_member USING btree (person_id) WHERE (left_at IS NULL);
CREATE INDEX organization_member_person ON public.organization_member USING btree (person_id, joined_at DESC);
CREATE INDEX organization_member_removed ON public.organization_member USING btree (person_id, organization_id) WHERE (removed_at IS NOT NULL);

create table organization_month (
  organization_id text not null,
  month date not null,
  members integer,
  sessions integer,
  used_paise bigint,
  rounded_to_paise bigint,
  counted_at timestamp with time zone not null
);
alter table organization_month add constraint organization_month_pkey PRIMARY KEY (organization_id, month);
alter table organization_month add constraint organization_month_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_month add constraint organization_month_check CHECK ((num_nulls(members, sessions, used_paise, rounded_to_paise) = ANY (ARRAY[0, 4])));
alter table organization_month add constraint organization_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric));

create table organization_sign_on (
  u_id uuid not null,
  organization_id text not null,
  issuer text not null,
  client_id text not null,
  sealed_secret text not null,
  is_on boolean not null default false,
  updated_by uuid not null,
  updated_at timestamp with time zone not null
);
alter table organization_sign_on add constraint organization_sign_on_organization_id_key UNIQUE (organization_id);
alter table organization_sign_on add constraint organization_sign_on_pkey PRIMARY KEY (u_id);
alter table organization_sign_on add constraint organization_sign_on_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_sign_on add constraint organization_sign_on_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES person(u_id);
alter table organization_sign_on add constraint organization_sign_on_client_id_check CHECK (((client_id <> ''::text) AND (length(client_id) <= 300)));
alter table organization_sign_on add constraint organization_sign_on_issuer_check CHECK (((issuer ~ '^https?://'::text) AND (length(issuer) <= 300)));
CREATE INDEX organization_sign_on_updated_by ON public.organization_sign_on USING btree (updated_by);

create table organization_sign_on_domain (
  domain text not null,
  organization_id text not null
);
alter table organization_sign_on_domain add constraint organization_sign_on_domain_pkey PRIMARY KEY (domain);
alter table organization_sign_on_domain add constraint organization_sign_on_domain_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_sign_on_domain add constraint organization_sign_on_domain_domain_check CHECK (((domain = lower(domain)) AND (domain ~ '^[a-z0-9.-]{3,253}$'::text)));
CREATE INDEX organization_sign_on_domain_of ON public.organization_sign_on_domain USING btree (organization_id);

create table organization_sign_on_link (
  u_id uuid not null,
  organization_id text not null,
  issuer text not null,
  subject text not null,
  person_id uuid not null,
  linked_at timestamp with time zone not null
);
alter table organization_sign_on_link add constraint organization_sign_on_link_organization_id_issuer_subject_key UNIQUE (organization_id, issuer, subject);
alter table organization_sign_on_link add constraint organization_sign_on_link_person_id_key UNIQUE (person_id);
alter table organization_sign_on_link add constraint organization_sign_on_link_pkey PRIMARY KEY (u_id);
alter table organization_sign_on_link add constraint organization_sign_on_link_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table organization_sign_on_link add constraint organization_sign_on_link_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table organization_sign_on_link add constraint organization_sign_on_link_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 255)));

create table otp_challenge (
  u_id uuid not null,
  purpose text not null,
  channel text not null,
  destination text not null,
  role text not null,
  device_id text not null,
  code_hmac bytea not null,
  attempts integer not null default 0,
  state text not null default 'open'::text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone
);
alter table otp_challenge add constraint otp_challenge_pkey PRIMARY KEY (u_id);
alter table otp_challenge add constraint otp_challenge_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'mobile'::text])));
alter table otp_challenge add constraint otp_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'change'::text, 'step-up'::text, 'claim'::text])));
alter table otp_challenge add constraint otp_challenge_role_check CHECK ((role = ANY (ARRAY['client'::text, 'healer'::text, 'staff'::text])));
alter table otp_challenge add constraint otp_challenge_state_check CHECK ((state = ANY (ARRAY['open'::text, 'used'::text, 'superseded'::text])));
CREATE INDEX otp_challenge_created ON public.otp_challenge USING btree (created_at);
CREATE INDEX otp_challenge_destination ON public.otp_challenge USING btree (destination, purpose) WHERE (state = 'open'::text);

create table outgoing_event (
  id bigint not null,
  u_id uuid not null default gen_random_uuid(),
  kind text not null,
  subject uuid not null,
  healer_id uuid,
  data jsonb not null,
  at timestamp with time zone not null
);
alter table outgoing_event add constraint outgoing_event_u_id_key UNIQUE (u_id);
alter table outgoing_event add constraint outgoing_event_pkey PRIMARY KEY (id);
CREATE INDEX outgoing_event_at ON public.outgoing_event USING btree (at);

create table passkey (
  u_id uuid not null,
  person_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  is_for_staff boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);
alter table passkey add constraint passkey_credential_id_key UNIQUE (credential_id);
alter table passkey add constraint passkey_pkey PRIMARY KEY (u_id);
alter table passkey add constraint passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table passkey add constraint passkey_credential_id_check CHECK ((length(credential_id) <= 1400));
alter table passkey add constraint passkey_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
CREATE INDEX passkey_person ON public.passkey USING btree (person_id, created_at DESC);

create table passkey_challenge (
  hash bytea not null,
  purpose text not null,
  person_id uuid,
  expires_at timestamp with time zone not null
);
alter table passkey_challenge add constraint passkey_challenge_pkey PRIMARY KEY (hash);
alter table passkey_challenge add constraint passkey_challenge_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id) ON DELETE CASCADE;
alter table passkey_challenge add constraint passkey_challenge_hash_check CHECK ((length(hash) = 32));
alter table passkey_challenge add constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'factor'::text])));
CREATE INDEX passkey_challenge_end ON public.passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_person ON public.passkey_challenge USING btree (person_id) WHERE (person_id IS NOT NULL);

create table passkey_refusal (
  person_id uuid not null,
  at timestamp with time zone not null
);
alter table passkey_refusal add constraint passkey_refusal_pkey PRIMARY KEY (person_id);
alter table passkey_refusal add constraint passkey_refusal_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);

create table patient_streaming_history (
  person_id uuid not null,
  content_id uuid not null,
  course_id uuid not null,
  position_seconds integer not null default 0,
  watched int4multirange not null default '{}'::int4multirange,
  completed_at timestamp with time zone,
  updated_at timestamp with time zone not null
);
alter table patient_streaming_history add constraint patient_streaming_history_pkey PRIMARY KEY (person_id, content_id);
alter table patient_streaming_history add constraint patient_streaming_history_content_id_fkey FOREIGN KEY (content_id) REFERENCES course_content(u_id) ON DELETE CASCADE;
alter table patient_streaming_history add constraint patient_streaming_history_course_id_fkey FOREIGN KEY (course_id) REFERENCES course(u_id) ON DELETE CASCADE;
alter table patient_streaming_history add constraint patient_streaming_history_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table patient_streaming_history add constraint patient_streaming_history_position_seconds_check CHECK ((position_seconds >= 0));
CREATE INDEX patient_streaming_history_content ON public.patient_streaming_history USING btree (content_id);
CREATE INDEX patient_streaming_history_course ON public.patient_streaming_history USING btree (person_id, course_id, updated_at DESC);
CREATE INDEX patient_streaming_history_of_course ON public.patient_streaming_history USING btree (course_id);
CREATE TRIGGER report_lesson_begun AFTER INSERT ON public.patient_streaming_history FOR EACH ROW EXECUTE FUNCTION report_learning();
CREATE TRIGGER report_lesson_completed AFTER UPDATE OF completed_at ON public.patient_streaming_history FOR EACH ROW WHEN ((old.completed_at IS DISTINCT FROM new.completed_at)) EXECUTE FUNCTION report_learning();
CREATE TRIGGER report_lesson_forgotten AFTER DELETE ON public.patient_streaming_history FOR EACH ROW EXECUTE FUNCTION report_learning();

create table payment (
  provider_payment_id text not null,
  order_id uuid not null,
  provider_order_id text not null,
  state text not null,
  use text not null default 'none'::text,
  method text not null default ''::text,
  amount_paise bigint not null,
  error_reason text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  instrument text not null default ''::text
);
alter table payment add constraint payment_pkey PRIMARY KEY (provider_payment_id);
alter table payment add constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table payment add constraint payment_provider_order_id_fkey FOREIGN KEY (provider_order_id) REFERENCES provider_order(provider_order_id);
alter table payment add constraint payment_state_check CHECK ((state = ANY (ARRAY['authorized'::text, 'captured'::text, 'failed'::text, 'refunded'::text])));
alter table payment add constraint payment_use_check CHECK ((use = ANY (ARRAY['none'::text, 'fulfilled'::text, 'returned'::text])));
CREATE INDEX payment_created ON public.payment USING btree (created_at);
CREATE UNIQUE INDEX payment_fulfils_once ON public.payment USING btree (order_id) WHERE (use = 'fulfilled'::text);
CREATE INDEX payment_instrument ON public.payment USING btree (instrument) WHERE (instrument <> ''::text);
CREATE INDEX payment_order ON public.payment USING btree (order_id, created_at);
CREATE TRIGGER payment_failed_outside AFTER INSERT ON public.payment FOR EACH ROW WHEN ((new.state = 'failed'::text)) EXECUTE FUNCTION tell_payment();
CREATE TRIGGER payment_fails_outside AFTER UPDATE OF state ON public.payment FOR EACH ROW WHEN (((old.state <> 'failed'::text) AND (new.state = 'failed'::text))) EXECUTE FUNCTION tell_payment();

create table payment_dispute (
  dispute_id text not null,
  provider_payment_id text not null,
  created_at timestamp with time zone not null,
  order_id uuid,
  amount_paise bigint not null default 0,
  reason_code text not null default ''::text,
  phase text not null default ''::text,
  respond_by timestamp with time zone,
  status text not null default 'open'::text,
  accept_asked_by uuid,
  answer text,
  explanation text not null default ''::text,
  answered_by uuid,
  answered_at timestamp with time zone,
  booked_at timestamp with time zone,
  updated_at timestamp with time zone not null
);
alter table payment_dispute add constraint payment_dispute_pkey PRIMARY KEY (dispute_id);
alter table payment_dispute add constraint payment_dispute_accept_asked_by_fkey FOREIGN KEY (accept_asked_by) REFERENCES person(u_id);
alter table payment_dispute add constraint payment_dispute_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table payment_dispute add constraint payment_dispute_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table payment_dispute add constraint payment_dispute_amount_paise_check CHECK ((amount_paise >= 0));
alter table payment_dispute add constraint payment_dispute_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'contested'::text])));
alter table payment_dispute add constraint payment_dispute_check CHECK ((((answer IS NULL) = (answered_by IS NULL)) AND ((answer IS NULL) = (answered_at IS NULL))));
alter table payment_dispute add constraint payment_dispute_check1 CHECK (((booked_at IS NULL) OR (status = 'lost'::text)));
alter table payment_dispute add constraint payment_dispute_status_check CHECK ((status = ANY (ARRAY['open'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text])));
CREATE INDEX payment_dispute_latest ON public.payment_dispute USING btree (status, created_at DESC, dispute_id);
CREATE INDEX payment_dispute_order ON public.payment_dispute USING btree (order_id);

create table payment_link (
  u_id uuid not null,
  order_id uuid not null,
  token_hash bytea not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_by text,
  ended_at timestamp with time zone
);
alter table payment_link add constraint payment_link_token_hash_key UNIQUE (token_hash);
alter table payment_link add constraint payment_link_pkey PRIMARY KEY (u_id);
alter table payment_link add constraint payment_link_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table payment_link add constraint payment_link_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table payment_link add constraint payment_link_sent_by_check CHECK ((sent_by = ANY (ARRAY['sms'::text, 'whatsapp'::text, 'email'::text])));
CREATE INDEX payment_link_made_by ON public.payment_link USING btree (made_by, made_at);
CREATE INDEX payment_link_order ON public.payment_link USING btree (order_id);

create table payout (
  u_id uuid not null,
  number bigint not null,
  batch_id uuid not null,
  person_id uuid not null,
  bank_account_id uuid not null,
  amount_paise bigint not null,
  state text not null,
  bank_reference text not null default ''::text,
  return_reason text not null default ''::text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  provider_payout_id text,
  provider_state text not null default ''::text,
  asked_at timestamp with time zone
);
alter table payout add constraint payout_batch_id_person_id_key UNIQUE (batch_id, person_id);
alter table payout add constraint payout_number_key UNIQUE (number);
alter table payout add constraint payout_provider_payout_id_key UNIQUE (provider_payout_id);
alter table payout add constraint payout_pkey PRIMARY KEY (u_id);
alter table payout add constraint payout_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(u_id);
alter table payout add constraint payout_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batch(u_id);
alter table payout add constraint payout_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table payout add constraint payout_amount_paise_check CHECK ((amount_paise > 0));
alter table payout add constraint payout_check CHECK (((state <> 'paid'::text) OR (bank_reference <> ''::text)));
alter table payout add constraint payout_check1 CHECK (((state = 'returned'::text) = (return_reason <> ''::text)));
alter table payout add constraint payout_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'paid'::text, 'returned'::text, 'dropped'::text])));
CREATE INDEX payout_bank_account ON public.payout USING btree (bank_account_id);
CREATE INDEX payout_on_its_way ON public.payout USING btree (asked_at NULLS FIRST) WHERE (state = 'sent'::text);
CREATE INDEX payout_paid ON public.payout USING btree (asked_at) WHERE ((state = 'paid'::text) AND (provider_payout_id IS NOT NULL));
CREATE INDEX payout_person ON public.payout USING btree (person_id, created_at DESC, u_id DESC);

create table payout_batch (
  u_id uuid not null,
  number bigint not null,
  state text not null,
  total_paise bigint not null,
  needs_second boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text,
  way text
);
alter table payout_batch add constraint payout_batch_number_key UNIQUE (number);
alter table payout_batch add constraint payout_batch_pkey PRIMARY KEY (u_id);
alter table payout_batch add constraint payout_batch_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table payout_batch add constraint payout_batch_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table payout_batch add constraint payout_batch_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
alter table payout_batch add constraint payout_batch_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table payout_batch add constraint payout_batch_check2 CHECK ((NOT (needs_second AND (state = 'approved'::text) AND (decided_by = asked_by))));
alter table payout_batch add constraint payout_batch_check3 CHECK (((way IS NULL) OR (state = 'approved'::text)));
alter table payout_batch add constraint payout_batch_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])));
alter table payout_batch add constraint payout_batch_total_paise_check CHECK ((total_paise > 0));
alter table payout_batch add constraint payout_batch_way_check CHECK ((way = ANY (ARRAY['bank-file'::text, 'gateway'::text])));
CREATE INDEX payout_batch_asked_at ON public.payout_batch USING btree (asked_at DESC, u_id);
CREATE INDEX payout_batch_asked_by ON public.payout_batch USING btree (asked_by);
CREATE INDEX payout_batch_decided_by ON public.payout_batch USING btree (decided_by);
CREATE INDEX payout_batch_waiting ON public.payout_batch USING btree (asked_at) WHERE (state = 'waiting'::text);

create table person (
  u_id uuid not null,
  state text not null default 'active'::text,
  roles text[] not null default '{client}'::text[],
  first_name text not null,
  last_name text not null,
  anonymous_name text not null default ''::text,
  email citext,
  email_verified_at timestamp with time zone,
  phone text,
  phone_verified_at timestamp with time zone,
  gender text,
  dob date,
  marital_status text,
  country text not null default ''::text,
  state_name text not null default ''::text,
  city text not null default ''::text,
  income_sources text[] not null default '{}'::text[],
  income_range_per_year text,
  mental_health_invest_amount text,
  time_zone text not null default 'Asia/Kolkata'::text,
  image text,
  demo_appointment_count integer not null default 0,
  notification_seq bigint not null default 0,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  alternate_mobile_number text,
  profession_u_id uuid,
  language_u_id uuid,
  organization_id text not null default 'NEWYOU'::text,
  referral_code text not null default upper(substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 10)),
  message_language text not null default 'en'::text,
  legal_name text not null default ''::text,
  emergency_name text not null default ''::text,
  emergency_relation text not null default ''::text,
  emergency_mobile_number text,
  shown_to_healers text[] not null default '{}'::text[],
  origin text not null default 'self'::text
);
alter table person add constraint person_pkey PRIMARY KEY (u_id);
alter table person add constraint person_language_u_id_fkey FOREIGN KEY (language_u_id) REFERENCES language(u_id);
alter table person add constraint person_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(organization_id);
alter table person add constraint person_profession_u_id_fkey FOREIGN KEY (profession_u_id) REFERENCES profession(u_id);
alter table person add constraint person_alternate_mobile_number_check CHECK ((alternate_mobile_number ~ '^\+[0-9]{7,15}$'::text));
alter table person add constraint person_demo_appointment_count_check CHECK ((demo_appointment_count >= 0));
alter table person add constraint person_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'prefer-not-to-say'::text])));
alter table person add constraint person_message_language_check CHECK ((message_language ~ '^[a-z]{2,8}$'::text));
alter table person add constraint person_origin CHECK ((origin = ANY (ARRAY['self'::text, 'desk'::text, 'import'::text])));
alter table person add constraint person_phone_check CHECK ((phone ~ '^\+[0-9]{7,15}$'::text));
alter table person add constraint person_roles_check CHECK ((roles <@ ARRAY['client'::text, 'healer'::text, 'healer-intern'::text, 'support'::text, 'editor'::text, 'finance'::text, 'desk'::text, 'admin'::text]));
alter table person add constraint person_state_check CHECK ((state = ANY (ARRAY['active'::text, 'erased'::text, 'guest'::text, 'imported'::text])));
CREATE INDEX person_client_list ON public.person USING btree (created_at DESC, u_id) WHERE ((state = ANY (ARRAY['active'::text, 'imported'::text])) AND ('client'::text = ANY (roles)));
CREATE INDEX person_client_search ON public.person USING gin (lower(((first_name || ' '::text) || last_name)) gin_trgm_ops) WHERE ((state = ANY (ARRAY['active'::text, 'imported'::text])) AND ('client'::text = ANY (roles)));
CREATE INDEX person_colleague ON public.person USING btree (u_id) WHERE (roles && ARRAY['support'::text, 'editor'::text, 'finance'::text, 'desk'::text, 'admin'::text]);
CREATE INDEX person_created ON public.person USING btree (created_at);
CREATE UNIQUE INDEX person_email ON public.person USING btree (email) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX person_guest_phone ON public.person USING btree (phone) WHERE (state = 'guest'::text);
CREATE UNIQUE INDEX person_imported_email ON public.person USING btree (email) WHERE (state = 'imported'::text);
CREATE UNIQUE INDEX person_imported_phone ON public.person USING btree (phone) WHERE (state = 'imported'::text);
CREATE UNIQUE INDEX person_phone ON public.person USING btree (phone) WHERE (phone_verified_at IS NOT NULL);
CREATE UNIQUE INDEX person_referral_code ON public.person USING btree (referral_code);
CREATE TRIGGER client_made_outside AFTER INSERT ON public.person FOR EACH ROW WHEN ((('client'::text = ANY (new.roles)) AND (new.state <> 'imported'::text))) EXECUTE FUNCTION tell_client();
CREATE TRIGGER client_outside AFTER UPDATE OF roles, state ON public.person FOR EACH ROW WHEN ((('client'::text = ANY (new.roles)) AND ((NOT ('client'::text = ANY (old.roles))) OR ((old.state = 'imported'::text) AND (new.state = 'active'::text))))) EXECUTE FUNCTION tell_client();
CREATE TRIGGER person_closed_ends_cometchat AFTER UPDATE OF state ON public.person FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) AND (new.state <> 'active'::text))) EXECUTE FUNCTION cometchat_person_closed();
CREATE TRIGGER person_renamed AFTER UPDATE OF anonymous_name, first_name, state ON public.person FOR EACH ROW WHEN (((old.anonymous_name IS DISTINCT FROM new.anonymous_name) OR (old.first_name IS DISTINCT FROM new.first_name) OR (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION cometchat_name_changed();
CREATE TRIGGER report_person_is AFTER UPDATE OF roles, state ON public.person FOR EACH ROW WHEN (((old.roles <> new.roles) OR ((old.state = 'imported'::text) AND (new.state = 'active'::text)))) EXECUTE FUNCTION report_people();
CREATE TRIGGER report_person_new AFTER INSERT ON public.person FOR EACH ROW WHEN ((('client'::text = ANY (new.roles)) AND (new.state <> 'imported'::text))) EXECUTE FUNCTION report_people();

create table person_block (
  u_id uuid not null,
  person_id uuid not null,
  blocked_id uuid not null,
  known_as text not null,
  created_at timestamp with time zone not null
);
alter table person_block add constraint person_block_person_id_blocked_id_key UNIQUE (person_id, blocked_id);
alter table person_block add constraint person_block_pkey PRIMARY KEY (u_id);
alter table person_block add constraint person_block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES person(u_id);
alter table person_block add constraint person_block_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table person_block add constraint person_block_check CHECK ((person_id <> blocked_id));
CREATE INDEX person_block_blocked ON public.person_block USING btree (blocked_id);

create table phone_call (
  u_id uuid not null,
  appointment_id uuid not null,
  starts_at timestamp with time zone not null,
  state text not null,
  client_pressed_at timestamp with time zone,
  healer_pressed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  placed_at timestamp with time zone,
  provider_id text,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  talked_seconds integer not null default 0,
  reason text
);
alter table phone_call add constraint phone_call_provider_id_key UNIQUE (provider_id);
alter table phone_call add constraint phone_call_pkey PRIMARY KEY (u_id);
alter table phone_call add constraint phone_call_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table phone_call add constraint phone_call_check CHECK (((state = 'failed'::text) = (reason IS NOT NULL)));
alter table phone_call add constraint phone_call_check1 CHECK (((state = ANY (ARRAY['ended'::text, 'failed'::text])) = (ended_at IS NOT NULL)));
alter table phone_call add constraint phone_call_check2 CHECK (((state = 'asked'::text) OR (reason = 'not-taken'::text) OR ((client_pressed_at IS NOT NULL) AND (healer_pressed_at IS NOT NULL))));
alter table phone_call add constraint phone_call_reason_check CHECK ((reason = ANY (ARRAY['not-taken'::text, 'bad-number'::text, 'refused'::text, 'busy'::text, 'no-answer'::text, 'failed'::text, 'provider'::text])));
alter table phone_call add constraint phone_call_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'calling'::text, 'answered'::text, 'ended'::text, 'failed'::text])));
alter table phone_call add constraint phone_call_talked_seconds_check CHECK ((talked_seconds >= 0));
CREATE INDEX phone_call_appointment ON public.phone_call USING btree (appointment_id, created_at);
CREATE UNIQUE INDEX phone_call_open ON public.phone_call USING btree (appointment_id) WHERE (state = ANY (ARRAY['asked'::text, 'calling'::text, 'answered'::text]));

create table photo (
  u_id uuid not null,
  album_id uuid not null,
  image text not null,
  width integer not null,
  height integer not null,
  alt text not null,
  caption text not null default ''::text,
  position integer not null,
  revision integer not null default 1
);
alter table photo add constraint photo_album_id_position_key UNIQUE (album_id, "position");
alter table photo add constraint photo_pkey PRIMARY KEY (u_id);
alter table photo add constraint photo_album_id_fkey FOREIGN KEY (album_id) REFERENCES photo_album(u_id) ON DELETE CASCADE;
alter table photo add constraint photo_alt_check CHECK ((alt <> ''::text));
alter table photo add constraint photo_height_check CHECK ((height > 0));
alter table photo add constraint photo_width_check CHECK ((width > 0));

create table photo_album (
  u_id uuid not null,
  title text not null,
  description text not null default ''::text,
  position integer not null,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  revision integer not null default 1
);
alter table photo_album add constraint photo_album_position_key UNIQUE ("position");
alter table photo_album add constraint photo_album_pkey PRIMARY KEY (u_id);

create table place (
  u_id uuid not null,
  name text not null,
  address text not null,
  city text not null,
  map_link text not null default ''::text,
  state text not null default 'live'::text,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table place add constraint place_pkey PRIMARY KEY (u_id);
alter table place add constraint place_address_check CHECK (((length(address) >= 1) AND (length(address) <= 400)));
alter table place add constraint place_city_check CHECK (((length(city) >= 1) AND (length(city) <= 80)));
alter table place add constraint place_map_link_check CHECK (((map_link = ''::text) OR (map_link ~~ 'https://%'::text)));
alter table place add constraint place_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
alter table place add constraint place_state_check CHECK ((state = ANY (ARRAY['live'::text, 'closed'::text])));
CREATE TRIGGER place_listed AFTER UPDATE ON public.place FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) OR (old.city IS DISTINCT FROM new.city))) EXECUTE FUNCTION place_listed();

create table plan_action (
  u_id uuid not null,
  plan_id uuid not null,
  position integer not null,
  title text not null,
  how_to text not null,
  weekdays integer[] not null default '{}'::integer[],
  at text not null
);
alter table plan_action add constraint plan_action_pkey PRIMARY KEY (u_id);
alter table plan_action add constraint plan_action_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES action_plan(u_id);
alter table plan_action add constraint plan_action_at_check CHECK ((at ~ '^([01]\d|2[0-3]):[0-5]\d$'::text));
alter table plan_action add constraint plan_action_weekdays_check CHECK ((weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]));
CREATE INDEX plan_action_plan ON public.plan_action USING btree (plan_id, "position");

create table practice_archive (
  u_id uuid not null,
  asked_by uuid not null,
  state text not null default 'waiting'::text,
  parts_done integer not null default 0,
  parts_total integer not null default 0,
  bytes bigint,
  sealing jsonb not null,
  sealed_key text,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);
alter table practice_archive add constraint practice_archive_pkey PRIMARY KEY (u_id);
alter table practice_archive add constraint practice_archive_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table practice_archive add constraint practice_archive_check CHECK (((state = 'waiting'::text) OR (sealed_key IS NULL)));
alter table practice_archive add constraint practice_archive_check1 CHECK (((state = 'ready'::text) <= (bytes IS NOT NULL)));
alter table practice_archive add constraint practice_archive_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'removed'::text])));
CREATE INDEX practice_archive_asked ON public.practice_archive USING btree (asked_by);
CREATE INDEX practice_archive_kept ON public.practice_archive USING btree (expires_at) WHERE (state <> 'removed'::text);
CREATE INDEX practice_archive_latest ON public.practice_archive USING btree (requested_at DESC);
CREATE UNIQUE INDEX practice_archive_waiting ON public.practice_archive USING btree (state) WHERE (state = 'waiting'::text);

create table profession (
  u_id uuid not null,
  name text not null,
  position integer not null,
  revision integer not null default 1
);
alter table profession add constraint profession_name_key UNIQUE (name);
alter table profession add constraint profession_pkey PRIMARY KEY (u_id);

create table provider_order (
  provider_order_id text not null,
  order_id uuid not null,
  amount_paise bigint not null,
  is_open boolean not null default true,
  asked_at timestamp with time zone,
  created_at timestamp with time zone not null
);
alter table provider_order add constraint provider_order_pkey PRIMARY KEY (provider_order_id);
alter table provider_order add constraint provider_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
CREATE INDEX provider_order_of ON public.provider_order USING btree (order_id);
CREATE INDEX provider_order_open ON public.provider_order USING btree (created_at) WHERE is_open;

create table push_subscription (
  session_id uuid not null,
  person_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  last_key text,
  created_at timestamp with time zone not null
);
alter table push_subscription add constraint push_subscription_endpoint_key UNIQUE (endpoint);
alter table push_subscription add constraint push_subscription_pkey PRIMARY KEY (session_id);
alter table push_subscription add constraint push_subscription_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table push_subscription add constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(u_id) ON DELETE CASCADE;
CREATE INDEX push_subscription_person ON public.push_subscription USING btree (person_id);

create table question (
  u_id uuid not null,
  position integer not null,
  kind text not null,
  purpose text not null default 'none'::text,
  text text not null,
  hint text not null default ''::text,
  choices text[] not null,
  choice_values text[] not null,
  text_hi text not null default ''::text,
  hint_hi text not null default ''::text,
  choices_hi text[] not null default '{}'::text[],
  is_required boolean not null default false,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  revision integer not null default 1
);
alter table question add constraint question_pkey PRIMARY KEY (u_id);
alter table question add constraint question_check CHECK ((cardinality(choice_values) = cardinality(choices)));
alter table question add constraint question_check1 CHECK (((cardinality(choices_hi) = 0) OR (cardinality(choices_hi) = cardinality(choices))));
alter table question add constraint question_choices_check CHECK ((cardinality(choices) >= 2));
alter table question add constraint question_kind_check CHECK ((kind = ANY (ARRAY['one'::text, 'several'::text])));
alter table question add constraint question_position_check CHECK (("position" > 0));
alter table question add constraint question_purpose_check CHECK ((purpose = ANY (ARRAY['none'::text, 'topics'::text, 'languages'::text, 'times'::text, 'budget'::text, 'help'::text])));
alter table question add constraint question_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
alter table question add constraint question_text_check CHECK ((text <> ''::text));
CREATE INDEX question_published ON public.question USING btree ("position", u_id) WHERE (state = 'published'::text);
CREATE UNIQUE INDEX question_purpose ON public.question USING btree (purpose) WHERE ((purpose <> 'none'::text) AND (state = ANY (ARRAY['scheduled'::text, 'published'::text])));

create table questionnaire (
  person_id uuid not null,
  state text not null,
  updated_at timestamp with time zone not null
);
alter table questionnaire add constraint questionnaire_pkey PRIMARY KEY (person_id);
alter table questionnaire add constraint questionnaire_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table questionnaire add constraint questionnaire_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'put-off'::text, 'finished'::text])));

create table questionnaire_answer (
  person_id uuid not null,
  question_id uuid not null,
  question_revision integer not null,
  question_text text not null,
  choice_values text[] not null,
  choices text[] not null,
  is_skipped boolean not null,
  answered_at timestamp with time zone not null
);
alter table questionnaire_answer add constraint questionnaire_answer_pkey PRIMARY KEY (person_id, question_id);
alter table questionnaire_answer add constraint questionnaire_answer_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table questionnaire_answer add constraint questionnaire_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES question(u_id);
alter table questionnaire_answer add constraint questionnaire_answer_check CHECK ((is_skipped = (cardinality(choice_values) = 0)));
CREATE INDEX questionnaire_answer_question ON public.questionnaire_answer USING btree (question_id);

create table quiz_attempt (
  u_id uuid not null,
  content_id uuid not null,
  person_id uuid not null,
  answers jsonb not null,
  right_count integer not null,
  question_count integer not null,
  is_passed boolean not null,
  created_at timestamp with time zone not null
);
alter table quiz_attempt add constraint quiz_attempt_pkey PRIMARY KEY (u_id);
alter table quiz_attempt add constraint quiz_attempt_content_id_fkey FOREIGN KEY (content_id) REFERENCES course_content(u_id) ON DELETE CASCADE;
alter table quiz_attempt add constraint quiz_attempt_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table quiz_attempt add constraint quiz_attempt_check CHECK (((right_count >= 0) AND (right_count <= question_count)));
CREATE INDEX quiz_attempt_content ON public.quiz_attempt USING btree (content_id);
CREATE INDEX quiz_attempt_latest ON public.quiz_attempt USING btree (person_id, content_id, created_at DESC);

create table quiz_question (
  u_id uuid not null,
  content_id uuid not null,
  position integer not null,
  question text not null,
  options text[] not null,
  right_answers integer[] not null,
  explanation text not null default ''::text,
  revision integer not null default 1
);
alter table quiz_question add constraint quiz_question_content_id_position_key UNIQUE (content_id, "position") DEFERRABLE;
alter table quiz_question add constraint quiz_question_pkey PRIMARY KEY (u_id);
alter table quiz_question add constraint quiz_question_content_id_fkey FOREIGN KEY (content_id) REFERENCES course_content(u_id) ON DELETE CASCADE;
alter table quiz_question add constraint quiz_question_check CHECK (((cardinality(right_answers) >= 1) AND (cardinality(right_answers) <= cardinality(options))));
alter table quiz_question add constraint quiz_question_check1 CHECK (((0 <= ALL (right_answers)) AND (cardinality(options) > ALL (right_answers))));
alter table quiz_question add constraint quiz_question_options_check CHECK (((cardinality(options) >= 2) AND (cardinality(options) <= 8)));

create table rate_count (
  key text not null,
  window_start timestamp with time zone not null,
  hits bigint not null
) partition by RANGE (window_start);
alter table rate_count add constraint rate_count_pkey PRIMARY KEY (key, window_start);

create table reader_setting (
  person_id uuid not null,
  text_size integer not null,
  theme text not null,
  updated_at timestamp with time zone not null
);
alter table reader_setting add constraint reader_setting_pkey PRIMARY KEY (person_id);
alter table reader_setting add constraint reader_setting_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table reader_setting add constraint reader_setting_text_size_check CHECK (((text_size >= 18) AND (text_size <= 24)));
alter table reader_setting add constraint reader_setting_theme_check CHECK ((theme = ANY (ARRAY['site'::text, 'night'::text, 'paper'::text])));

create table reconciliation (
  u_id uuid not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  payments integer not null,
  refunds integer not null,
  differences integer not null,
  run_at timestamp with time zone not null
);
alter table reconciliation add constraint reconciliation_pkey PRIMARY KEY (u_id);
alter table reconciliation add constraint reconciliation_check CHECK ((to_at > from_at));
CREATE INDEX reconciliation_run ON public.reconciliation USING btree (run_at DESC);

create table reconciliation_difference (
  id bigint not null,
  reconciliation_id uuid not null,
  what text not null,
  provider_id text not null,
  order_id uuid,
  theirs text,
  ours text
);
alter table reconciliation_difference add constraint reconciliation_difference_pkey PRIMARY KEY (id);
alter table reconciliation_difference add constraint reconciliation_difference_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table reconciliation_difference add constraint reconciliation_difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES reconciliation(u_id);
alter table reconciliation_difference add constraint reconciliation_difference_what_check CHECK ((what = ANY (ARRAY['payment-unknown-to-us'::text, 'payment-unknown-to-gateway'::text, 'payment-amount'::text, 'payment-state'::text, 'refund-unknown-to-us'::text, 'refund-unknown-to-gateway'::text, 'refund-amount'::text, 'refund-state'::text])));
CREATE INDEX reconciliation_difference_of ON public.reconciliation_difference USING btree (reconciliation_id);
CREATE INDEX reconciliation_difference_order ON public.reconciliation_difference USING btree (order_id) WHERE (order_id IS NOT NULL);

create table record_revision (
  resource text not null,
  record_id text not null,
  version integer not null,
  saved_by uuid,
  saved_at timestamp with time zone not null,
  restored integer,
  fields jsonb not null,
  is_demo boolean not null default false
);
alter table record_revision add constraint record_revision_pkey PRIMARY KEY (resource, record_id, version);
alter table record_revision add constraint record_revision_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES person(u_id);
CREATE INDEX record_revision_saved_by ON public.record_revision USING btree (saved_by);

create table recovery_code (
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone
);
alter table recovery_code add constraint recovery_code_pkey PRIMARY KEY (person_id, code_hash);
alter table recovery_code add constraint recovery_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES second_factor(person_id) ON DELETE CASCADE;

create table reel (
  u_id uuid not null,
  healer_id uuid not null,
  state text not null default 'draft'::text,
  title text not null,
  words text not null,
  alt text not null,
  category text not null,
  video text,
  poster text,
  seconds integer not null,
  like_count integer not null default 0,
  is_demo boolean not null default false,
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  film text,
  captions jsonb not null default '[]'::jsonb
);
alter table reel add constraint reel_pkey PRIMARY KEY (u_id);
alter table reel add constraint reel_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table reel add constraint reel_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table reel add constraint reel_film CHECK (((film IS NOT NULL) OR (video IS NOT NULL)));
alter table reel add constraint reel_like_count_check CHECK ((like_count >= 0));
alter table reel add constraint reel_poster CHECK (((film IS NOT NULL) OR (poster IS NOT NULL)));
alter table reel add constraint reel_published CHECK (((state = ANY (ARRAY['draft'::text, 'archived'::text])) OR (published_at IS NOT NULL)));
alter table reel add constraint reel_seconds_check CHECK ((seconds > 0));
alter table reel add constraint reel_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));
CREATE INDEX reel_healer ON public.reel USING btree (healer_id);
CREATE INDEX reel_latest ON public.reel USING btree (published_at DESC, u_id) WHERE (state = 'published'::text);
CREATE INDEX reel_scheduled ON public.reel USING btree (published_at) WHERE (state = 'scheduled'::text);

create table reel_like (
  reel_id uuid not null,
  person_id uuid not null,
  created_at timestamp with time zone not null
);
alter table reel_like add constraint reel_like_pkey PRIMARY KEY (reel_id, person_id);
alter table reel_like add constraint reel_like_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id) ON DELETE CASCADE;
alter table reel_like add constraint reel_like_reel_id_fkey FOREIGN KEY (reel_id) REFERENCES reel(u_id) ON DELETE CASCADE;
CREATE INDEX reel_like_person ON public.reel_like USING btree (person_id);
CREATE TRIGGER reel_like_counted AFTER INSERT OR DELETE ON public.reel_like FOR EACH ROW EXECUTE FUNCTION reel_counts_likes();

create table referral (
  referred_id uuid not null,
  referrer_id uuid not null,
  state text not null default 'pending'::text,
  created_at timestamp with time zone not null,
  order_id uuid,
  final_at timestamp with time zone,
  next_check_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  reasons text[] not null default '{}'::text[],
  points integer not null default 0,
  decision text not null default 'none'::text,
  note text not null default ''::text,
  closed_at timestamp with time zone,
  revision integer not null default 1,
  share_percent integer not null default 100,
  same_address boolean not null default false
);
alter table referral add constraint referral_pkey PRIMARY KEY (referred_id);
alter table referral add constraint referral_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table referral add constraint referral_referred_id_fkey FOREIGN KEY (referred_id) REFERENCES person(u_id);
alter table referral add constraint referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES person(u_id);
alter table referral add constraint referral_check CHECK ((referrer_id <> referred_id));
alter table referral add constraint referral_check1 CHECK (((state = ANY (ARRAY['rewarded'::text, 'refused'::text])) = (closed_at IS NOT NULL)));
alter table referral add constraint referral_check2 CHECK (((state = 'rewarded'::text) = (points > 0)));
alter table referral add constraint referral_decision_check CHECK ((decision = ANY (ARRAY['none'::text, 'pay'::text, 'refuse'::text])));
alter table referral add constraint referral_points_check CHECK ((points >= 0));
alter table referral add constraint referral_share_percent_check CHECK (((share_percent >= 0) AND (share_percent <= 100)));
alter table referral add constraint referral_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'held'::text, 'rewarded'::text, 'refused'::text])));
CREATE INDEX referral_created ON public.referral USING btree (created_at);
CREATE INDEX referral_due ON public.referral USING btree (next_check_at) WHERE (state = ANY (ARRAY['pending'::text, 'held'::text]));
CREATE INDEX referral_held ON public.referral USING btree (created_at) WHERE ((state = 'held'::text) AND (decision = 'none'::text));
CREATE INDEX referral_order ON public.referral USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX referral_referrer ON public.referral USING btree (referrer_id);
CREATE TRIGGER report_referral_gone AFTER DELETE ON public.referral REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_referrals();
CREATE TRIGGER report_referral_is AFTER UPDATE ON public.referral REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_referrals();
CREATE TRIGGER report_referral_new AFTER INSERT ON public.referral REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_referrals();

create table referral_address (
  person_id uuid not null,
  mark bytea not null,
  seen_at timestamp with time zone not null
);
alter table referral_address add constraint referral_address_pkey PRIMARY KEY (person_id);
alter table referral_address add constraint referral_address_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
CREATE INDEX referral_address_mark ON public.referral_address USING btree (mark);
CREATE INDEX referral_address_seen ON public.referral_address USING btree (seen_at);

create table refresh_token (
  token_hash bytea not null,
  session_id uuid not null,
  generation integer not null,
  rotated_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null
);
alter table refresh_token add constraint refresh_token_session_id_generation_key UNIQUE (session_id, generation);
alter table refresh_token add constraint refresh_token_pkey PRIMARY KEY (token_hash);
alter table refresh_token add constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(u_id);

create table refund (
  u_id uuid not null,
  order_id uuid not null,
  provider_payment_id text not null,
  amount_paise bigint not null,
  reason text not null,
  state text not null default 'wanted'::text,
  provider_refund_id text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  attempt integer not null default 1,
  earlier_refund_ids text[] not null default '{}'::text[],
  failure text not null default ''::text
);
alter table refund add constraint refund_provider_payment_id_reason_key UNIQUE (provider_payment_id, reason);
alter table refund add constraint refund_provider_refund_id_key UNIQUE (provider_refund_id);
alter table refund add constraint refund_pkey PRIMARY KEY (u_id);
alter table refund add constraint refund_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table refund add constraint refund_provider_payment_id_fkey FOREIGN KEY (provider_payment_id) REFERENCES payment(provider_payment_id);
alter table refund add constraint refund_amount_paise_check CHECK ((amount_paise > 0));
alter table refund add constraint refund_attempt_check CHECK ((attempt > 0));
alter table refund add constraint refund_state_check CHECK ((state = ANY (ARRAY['wanted'::text, 'sent'::text, 'failed'::text, 'to-wallet'::text])));
CREATE INDEX refund_created ON public.refund USING btree (created_at);
CREATE INDEX refund_earlier ON public.refund USING gin (earlier_refund_ids) WHERE (earlier_refund_ids <> '{}'::text[]);
CREATE INDEX refund_failed ON public.refund USING btree (updated_at DESC, u_id) WHERE (state = 'failed'::text);
CREATE INDEX refund_order ON public.refund USING btree (order_id);
CREATE INDEX refund_wanted ON public.refund USING btree (created_at) WHERE (state = 'wanted'::text);
CREATE TRIGGER refund_outside AFTER UPDATE OF state ON public.refund FOR EACH ROW WHEN (((old.state <> new.state) AND (new.state = ANY (ARRAY['sent'::text, 'failed'::text])))) EXECUTE FUNCTION tell_refund();

create table refund_request (
  u_id uuid not null,
  order_id uuid not null,
  price_paise bigint not null,
  destination text not null,
  reason text not null,
  state text not null,
  needs_second boolean not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text
);
alter table refund_request add constraint refund_request_pkey PRIMARY KEY (u_id);
alter table refund_request add constraint refund_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table refund_request add constraint refund_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table refund_request add constraint refund_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table refund_request add constraint refund_request_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL)));
alter table refund_request add constraint refund_request_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
alter table refund_request add constraint refund_request_check2 CHECK (((state <> 'waiting'::text) OR needs_second));
alter table refund_request add constraint refund_request_check3 CHECK ((NOT (needs_second AND (state = 'done'::text) AND (decided_by = asked_by))));
alter table refund_request add constraint refund_request_destination_check CHECK ((destination = ANY (ARRAY['source'::text, 'wallet'::text])));
alter table refund_request add constraint refund_request_price_paise_check CHECK ((price_paise > 0));
alter table refund_request add constraint refund_request_reason_check CHECK ((reason <> ''::text));
alter table refund_request add constraint refund_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])));
CREATE INDEX refund_request_asked_by ON public.refund_request USING btree (asked_by, asked_at);
CREATE INDEX refund_request_decided ON public.refund_request USING btree (decided_by);
CREATE INDEX refund_request_order ON public.refund_request USING btree (order_id);
CREATE INDEX refund_request_state ON public.refund_request USING btree (state, asked_at);
CREATE UNIQUE INDEX refund_request_waiting ON public.refund_request USING btree (order_id) WHERE (state = 'waiting'::text);

create table refused_webhook (
  day date not null,
  hits integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  last_event_id text not null
);
alter table refused_webhook add constraint refused_webhook_pkey PRIMARY KEY (day);
alter table refused_webhook add constraint refused_webhook_hits_check CHECK ((hits > 0));

create table report_change (
  id bigint not null,
  report text not null,
  day date not null
);
alter table report_change add constraint report_change_pkey PRIMARY KEY (id);
CREATE INDEX report_change_day ON public.report_change USING btree (report, day);

create table report_count (
  report text not null,
  counted_at timestamp with time zone not null
);
alter table report_count add constraint report_count_pkey PRIMARY KEY (report);

create table report_day (
  report text not null,
  day date not null,
  measure text not null,
  value bigint not null
);
alter table report_day add constraint report_day_pkey PRIMARY KEY (report, day, measure);

create table revision_file (
  resource text not null,
  record_id text not null,
  version integer not null,
  file text not null
);
alter table revision_file add constraint revision_file_pkey PRIMARY KEY (resource, record_id, version, file);
alter table revision_file add constraint revision_file_resource_record_id_version_fkey FOREIGN KEY (resource, record_id, version) REFERENCES record_revision(resource, record_id, version) ON DELETE CASCADE;
CREATE INDEX revision_file_file ON public.revision_file USING btree (file);

create table room_line (
  visit_id uuid not null,
  measured_at timestamp with time zone not null,
  minutes text[] not null,
  seconds integer not null,
  lost_seconds integer not null,
  apart_seconds integer not null,
  reconnects integer not null,
  picture_off_seconds integer not null,
  sound_packets integer not null,
  sound_packets_lost integer not null,
  concealed_ms integer not null
);
alter table room_line add constraint room_line_pkey PRIMARY KEY (visit_id);
alter table room_line add constraint room_line_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES room_visit(u_id) ON DELETE CASCADE;
alter table room_line add constraint room_line_apart_seconds_check CHECK ((apart_seconds >= 0));
alter table room_line add constraint room_line_check CHECK (((picture_off_seconds >= 0) AND (picture_off_seconds <= seconds)));
alter table room_line add constraint room_line_check1 CHECK (((sound_packets_lost >= 0) AND (sound_packets_lost <= sound_packets)));
alter table room_line add constraint room_line_check2 CHECK (((lost_seconds + apart_seconds) <= seconds));
alter table room_line add constraint room_line_concealed_ms_check CHECK ((concealed_ms >= 0));
alter table room_line add constraint room_line_lost_seconds_check CHECK ((lost_seconds >= 0));
alter table room_line add constraint room_line_minutes_check CHECK (((minutes <@ ARRAY['good'::text, 'fair'::text, 'weak'::text, 'lost'::text]) AND (cardinality(minutes) <= 480)));
alter table room_line add constraint room_line_reconnects_check CHECK (((reconnects >= 0) AND (reconnects <= 10000)));
alter table room_line add constraint room_line_seconds_check CHECK (((seconds >= 0) AND (seconds <= 28800)));
alter table room_line add constraint room_line_sound_packets_check CHECK ((sound_packets >= 0));

create table room_poll (
  u_id uuid not null,
  event_id uuid not null,
  question text not null,
  options text[] not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone
);
alter table room_poll add constraint room_poll_pkey PRIMARY KEY (u_id);
alter table room_poll add constraint room_poll_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table room_poll add constraint room_poll_options_check CHECK (((cardinality(options) >= 2) AND (cardinality(options) <= 6)));
alter table room_poll add constraint room_poll_question_check CHECK ((question <> ''::text));
CREATE INDEX room_poll_event ON public.room_poll USING btree (event_id, opened_at);

create table room_poll_answer (
  poll_id uuid not null,
  person_id uuid not null,
  option integer not null,
  answered_at timestamp with time zone not null
);
alter table room_poll_answer add constraint room_poll_answer_pkey PRIMARY KEY (poll_id, person_id);
alter table room_poll_answer add constraint room_poll_answer_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table room_poll_answer add constraint room_poll_answer_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES room_poll(u_id);
alter table room_poll_answer add constraint room_poll_answer_option_check CHECK (((option >= 0) AND (option <= 5)));
CREATE INDEX room_poll_answer_person ON public.room_poll_answer USING btree (person_id);

create table room_question (
  u_id uuid not null,
  event_id uuid not null,
  person_id uuid not null,
  text text not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  hidden_at timestamp with time zone
);
alter table room_question add constraint room_question_pkey PRIMARY KEY (u_id);
alter table room_question add constraint room_question_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table room_question add constraint room_question_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table room_question add constraint room_question_text_check CHECK ((text <> ''::text));
CREATE INDEX room_question_event ON public.room_question USING btree (event_id, asked_at);
CREATE INDEX room_question_person ON public.room_question USING btree (person_id);

create table room_recording (
  u_id uuid not null,
  event_id uuid not null,
  started_by uuid not null,
  state text not null,
  egress_id text,
  failure text,
  announced_at timestamp with time zone not null,
  begins_at timestamp with time zone not null,
  began_at timestamp with time zone,
  ended_at timestamp with time zone
);
alter table room_recording add constraint room_recording_egress_id_key UNIQUE (egress_id);
alter table room_recording add constraint room_recording_pkey PRIMARY KEY (u_id);
alter table room_recording add constraint room_recording_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id) ON DELETE CASCADE;
alter table room_recording add constraint room_recording_started_by_fkey FOREIGN KEY (started_by) REFERENCES person(u_id);
alter table room_recording add constraint room_recording_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL)));
alter table room_recording add constraint room_recording_check1 CHECK (((egress_id IS NOT NULL) OR (state = ANY (ARRAY['announced'::text, 'starting'::text, 'stopping'::text, 'failed'::text, 'withdrawn'::text]))));
alter table room_recording add constraint room_recording_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'broken'::text, 'lost'::text, 'file'::text])));
alter table room_recording add constraint room_recording_state_check CHECK ((state = ANY (ARRAY['announced'::text, 'starting'::text, 'recording'::text, 'stopping'::text, 'arriving'::text, 'kept'::text, 'failed'::text, 'withdrawn'::text])));
CREATE INDEX room_recording_event ON public.room_recording USING btree (event_id, announced_at);
CREATE UNIQUE INDEX room_recording_one ON public.room_recording USING btree (event_id) WHERE (state <> ALL (ARRAY['failed'::text, 'withdrawn'::text]));
CREATE INDEX room_recording_open ON public.room_recording USING btree (announced_at) WHERE (state = ANY (ARRAY['announced'::text, 'starting'::text, 'recording'::text, 'stopping'::text]));
CREATE INDEX room_recording_started_by ON public.room_recording USING btree (started_by);

create table room_visit (
  u_id uuid not null,
  appointment_id uuid,
  starts_at timestamp with time zone not null,
  person_id uuid not null,
  role text not null,
  state text not null,
  entered_at timestamp with time zone not null,
  admitted_at timestamp with time zone,
  joined_at timestamp with time zone,
  connection text,
  seen_at timestamp with time zone,
  left_at timestamp with time zone,
  ended_by text,
  event_id uuid,
  room_id uuid not null generated always as (COALESCE(appointment_id, event_id)) stored,
  may_speak boolean not null default false,
  hand_raised_at timestamp with time zone
);
alter table room_visit add constraint room_visit_pkey PRIMARY KEY (u_id);
alter table room_visit add constraint room_visit_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table room_visit add constraint room_visit_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(u_id);
alter table room_visit add constraint room_visit_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table room_visit add constraint room_visit_check CHECK (((state = 'over'::text) = (left_at IS NOT NULL)));
alter table room_visit add constraint room_visit_check1 CHECK (((left_at IS NULL) = (ended_by IS NULL)));
alter table room_visit add constraint room_visit_check2 CHECK ((num_nonnulls(appointment_id, event_id) = 1));
alter table room_visit add constraint room_visit_ended_by_check CHECK ((ended_by = ANY (ARRAY['left'::text, 'lost'::text, 'elsewhere'::text, 'removed'::text, 'closed'::text])));
alter table room_visit add constraint room_visit_role_check CHECK ((role = ANY (ARRAY['healer'::text, 'client'::text])));
alter table room_visit add constraint room_visit_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'in'::text, 'over'::text])));
CREATE INDEX room_visit_appointment ON public.room_visit USING btree (appointment_id, starts_at);
CREATE INDEX room_visit_event ON public.room_visit USING btree (event_id, starts_at) WHERE (event_id IS NOT NULL);
CREATE UNIQUE INDEX room_visit_living ON public.room_visit USING btree (room_id, person_id) WHERE (state <> 'over'::text);
CREATE INDEX room_visit_person ON public.room_visit USING btree (person_id);
CREATE INDEX room_visit_seen ON public.room_visit USING btree (COALESCE(seen_at, entered_at)) WHERE (state <> 'over'::text);
CREATE TRIGGER room_visit_ends_recording AFTER UPDATE OF state, connection ON public.room_visit FOR EACH ROW WHEN (((new.appointment_id IS NOT NULL) AND (old.state = 'in'::text) AND ((new.state = 'over'::text) OR ((old.connection IS NOT NULL) AND (new.connection IS DISTINCT FROM old.connection))))) EXECUTE FUNCTION end_session_recording();

create table saved_reply (
  u_id uuid not null,
  title text not null,
  text text not null,
  revision integer not null default 1
);
alter table saved_reply add constraint saved_reply_title_key UNIQUE (title);
alter table saved_reply add constraint saved_reply_pkey PRIMARY KEY (u_id);
alter table saved_reply add constraint saved_reply_text_check CHECK ((text <> ''::text));
alter table saved_reply add constraint saved_reply_title_check CHECK ((title <> ''::text));

create table search_entry (
  kind text not null,
  item_id uuid not null,
  title text not null,
  subtitle text not null default ''::text,
  image text,
  search tsvector not null,
  filters text[] not null default '{}'::text[],
  written_in text,
  other_version jsonb
) partition by LIST (kind);
alter table search_entry add constraint search_entry_pkey PRIMARY KEY (kind, item_id);
alter table search_entry add constraint search_entry_kind_check CHECK ((kind = ANY (ARRAY['healer'::text, 'course'::text, 'bundle'::text, 'ebook'::text, 'webinar'::text, 'workshop'::text, 'blog'::text, 'success-story'::text, 'page'::text])));
CREATE INDEX search_entry_sample ON ONLY public.search_entry USING gin (search, filters) WHERE ((uuid_hash(item_id) & 127) = 0);
CREATE INDEX search_entry_search ON ONLY public.search_entry USING gin (search, filters);
CREATE INDEX search_entry_strong ON ONLY public.search_entry USING gin (ts_filter(search, '{a,b}'::"char"[]));
CREATE INDEX search_entry_strong_sample ON ONLY public.search_entry USING gin (ts_filter(search, '{a,b}'::"char"[])) WHERE ((uuid_hash(item_id) & 127) = 0);
CREATE TRIGGER search_entry_words AFTER INSERT OR UPDATE OF search ON public.search_entry FOR EACH ROW EXECUTE FUNCTION keep_search_words();

create table search_meaning (
  u_id uuid not null,
  name text not null,
  typed text[] not null,
  finds text[] not null default '{}'::text[],
  revision integer not null default 1,
  danger text
);
alter table search_meaning add constraint search_meaning_name_key UNIQUE (name);
alter table search_meaning add constraint search_meaning_pkey PRIMARY KEY (u_id);
alter table search_meaning add constraint search_meaning_danger_check CHECK ((danger = ANY (ARRAY['self-harm'::text, 'violence'::text, 'sexual-violence'::text, 'child-abuse'::text, 'trafficking'::text, 'harassment'::text])));
alter table search_meaning add constraint search_meaning_name_check CHECK ((name <> ''::text));
alter table search_meaning add constraint search_meaning_typed_check CHECK ((cardinality(typed) > 0));
CREATE INDEX search_meaning_danger ON public.search_meaning USING btree (danger) WHERE (danger IS NOT NULL);
CREATE TRIGGER search_meaning_phrases AFTER INSERT OR UPDATE OF typed ON public.search_meaning FOR EACH ROW EXECUTE FUNCTION keep_search_phrases();

create table search_page (
  u_id uuid not null,
  title text not null,
  description text not null default ''::text,
  path text not null,
  typed text[] not null default '{}'::text[],
  revision integer not null default 1
);
alter table search_page add constraint search_page_path_key UNIQUE (path);
alter table search_page add constraint search_page_pkey PRIMARY KEY (u_id);
alter table search_page add constraint search_page_path_check CHECK ((path ~ '^/'::text));
alter table search_page add constraint search_page_title_check CHECK ((title <> ''::text));
CREATE TRIGGER search_page_entry AFTER INSERT OR DELETE OR UPDATE ON public.search_page FOR EACH ROW EXECUTE FUNCTION search_page_entry();

create table search_phrase (
  phrase text not null,
  meaning_id uuid not null
);
alter table search_phrase add constraint search_phrase_pkey PRIMARY KEY (phrase, meaning_id);
alter table search_phrase add constraint search_phrase_meaning_id_fkey FOREIGN KEY (meaning_id) REFERENCES search_meaning(u_id) ON DELETE CASCADE;
CREATE INDEX search_phrase_meaning ON public.search_phrase USING btree (meaning_id);
CREATE INDEX search_phrase_trigram ON public.search_phrase USING gin (phrase gin_trgm_ops);

create table search_word (
  word text not null,
  is_strong boolean not null
);
alter table search_word add constraint search_word_pkey PRIMARY KEY (word, is_strong);
CREATE INDEX search_word_trigram ON public.search_word USING gin (word gin_trgm_ops) WHERE is_strong;

create table second_factor (
  person_id uuid not null,
  sealed_secret text not null,
  last_step bigint not null default 0,
  confirmed_at timestamp with time zone not null
);
alter table second_factor add constraint second_factor_pkey PRIMARY KEY (person_id);
alter table second_factor add constraint second_factor_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id) ON DELETE CASCADE;

create table second_factor_setup (
  person_id uuid not null,
  sealed_secret text not null,
  created_at timestamp with time zone not null
);
alter table second_factor_setup add constraint second_factor_setup_pkey PRIMARY KEY (person_id);
alter table second_factor_setup add constraint second_factor_setup_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id) ON DELETE CASCADE;

create table security_log (
  id bigint not null,
  what text not null,
  detail jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null
);
alter table security_log add constraint security_log_pkey PRIMARY KEY (id);
CREATE INDEX security_log_created ON public.security_log USING btree (created_at);

create table self_test (
  code text not null,
  position integer not null,
  is_offered boolean not null default true,
  retest_days integer not null default 14,
  revision integer not null default 1
);
alter table self_test add constraint self_test_pkey PRIMARY KEY (code);
alter table self_test add constraint self_test_position_check CHECK (("position" > 0));
alter table self_test add constraint self_test_retest_days_check CHECK (((retest_days >= 0) AND (retest_days <= 365)));

create table service (
  u_id uuid not null,
  healer_id uuid not null,
  position smallint not null,
  state text not null default 'live'::text,
  name text not null,
  name_hi text not null default ''::text,
  description text not null default ''::text,
  description_hi text not null default ''::text,
  minutes smallint not null,
  break_before smallint,
  break_after smallint,
  start_step smallint,
  price_paise bigint,
  modes text[],
  audience text not null default 'everybody'::text,
  notice_minutes integer,
  horizon_days smallint,
  daily_cap smallint,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  pays_later boolean not null default false,
  people_min smallint not null default 1,
  people_max smallint not null default 1,
  desk_name text not null default ''::text
);
alter table service add constraint service_position UNIQUE (healer_id, "position") DEFERRABLE INITIALLY DEFERRED;
alter table service add constraint service_pkey PRIMARY KEY (u_id);
alter table service add constraint service_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table service add constraint service_audience_check CHECK ((audience = ANY (ARRAY['everybody'::text, 'known'::text, 'new'::text, 'link'::text])));
alter table service add constraint service_break_after_check CHECK (((break_after >= 0) AND (break_after <= 120)));
alter table service add constraint service_break_before_check CHECK (((break_before >= 0) AND (break_before <= 120)));
alter table service add constraint service_daily_cap_check CHECK (((daily_cap >= 1) AND (daily_cap <= 24)));
alter table service add constraint service_description_check CHECK ((length(description) <= 600));
alter table service add constraint service_description_hi_check CHECK ((length(description_hi) <= 600));
alter table service add constraint service_desk_name CHECK ((length(desk_name) <= 80));
alter table service add constraint service_first CHECK (((u_id <> healer_id) OR ((minutes = 45) AND (price_paise IS NULL) AND (modes IS NULL) AND (audience = 'everybody'::text) AND (state = 'live'::text))));
alter table service add constraint service_horizon_days_check CHECK (((horizon_days >= 1) AND (horizon_days <= 365)));
alter table service add constraint service_minutes_check CHECK ((((minutes >= 15) AND (minutes <= 240)) AND (((minutes)::integer % 5) = 0)));
alter table service add constraint service_modes_check CHECK (((modes <@ ARRAY['video'::text, 'voice'::text, 'chat'::text, 'in-person'::text]) AND (cardinality(modes) > 0)));
alter table service add constraint service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table service add constraint service_name_hi_check CHECK ((length(name_hi) <= 80));
alter table service add constraint service_notice_minutes_check CHECK (((notice_minutes >= 0) AND (notice_minutes <= 10080)));
alter table service add constraint service_people CHECK (((people_min >= 1) AND ((people_max >= people_min) AND (people_max <= 4)) AND ((u_id <> healer_id) OR (people_max = 1))));
alter table service add constraint service_price_paise_check CHECK (((price_paise = 0) OR (price_paise >= 100)));
alter table service add constraint service_start_step_check CHECK ((start_step = ANY (ARRAY[15, 30])));
alter table service add constraint service_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'live'::text, 'retired'::text])));
CREATE TRIGGER service_break_changed AFTER UPDATE OF break_after ON public.service FOR EACH ROW WHEN ((old.break_after IS DISTINCT FROM new.break_after)) EXECUTE FUNCTION service_break_changed();
CREATE TRIGGER service_listed AFTER INSERT OR UPDATE ON public.service FOR EACH ROW EXECUTE FUNCTION service_listed();

create table service_listing (
  u_id uuid not null,
  healer_id uuid not null,
  service_id uuid not null,
  place_id uuid,
  city text,
  minutes smallint not null,
  price_paise bigint not null,
  next_free_at timestamp with time zone,
  next_check_at timestamp with time zone,
  categories text[] not null,
  languages text[] not null,
  gender text not null,
  full_name text not null,
  is_intern boolean not null,
  is_only_of_length boolean not null,
  is_only_in_person boolean not null,
  is_only_in_city boolean not null,
  people_min smallint not null default 1,
  people_max smallint not null default 1
);
alter table service_listing add constraint service_listing_way UNIQUE NULLS NOT DISTINCT (service_id, place_id);
alter table service_listing add constraint service_listing_pkey PRIMARY KEY (u_id);
alter table service_listing add constraint service_listing_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id) ON DELETE CASCADE;
alter table service_listing add constraint service_listing_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(u_id) ON DELETE CASCADE;
alter table service_listing add constraint service_listing_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id) ON DELETE CASCADE;
alter table service_listing add constraint service_listing_check CHECK (((place_id IS NULL) = (city IS NULL)));
CREATE INDEX service_listing_check ON public.service_listing USING btree (next_check_at);
CREATE INDEX service_listing_city ON public.service_listing USING btree (city, next_free_at, healer_id) WHERE (place_id IS NOT NULL);
CREATE INDEX service_listing_healer ON public.service_listing USING btree (healer_id);
CREATE INDEX service_listing_in_person ON public.service_listing USING btree (next_free_at, healer_id) WHERE (place_id IS NOT NULL);
CREATE INDEX service_listing_languages ON public.service_listing USING gin (languages);
CREATE INDEX service_listing_minutes ON public.service_listing USING btree (minutes, next_free_at, healer_id);
CREATE INDEX service_listing_name ON public.service_listing USING btree (full_name, healer_id);
CREATE INDEX service_listing_name_in_person ON public.service_listing USING btree (full_name, healer_id) WHERE (place_id IS NOT NULL);
CREATE INDEX service_listing_place ON public.service_listing USING btree (place_id);
CREATE INDEX service_listing_price ON public.service_listing USING btree (price_paise, healer_id);
CREATE INDEX service_listing_price_in_city ON public.service_listing USING btree (city, price_paise, healer_id) WHERE (place_id IS NOT NULL);
CREATE INDEX service_listing_price_in_person ON public.service_listing USING btree (price_paise, healer_id) WHERE (place_id IS NOT NULL);
CREATE INDEX service_listing_sample ON public.service_listing USING btree (uuid_hash(healer_id)) WHERE ((uuid_hash(healer_id) & 127) = 0);
CREATE INDEX service_listing_soonest ON public.service_listing USING btree (next_free_at, healer_id);
CREATE INDEX service_listing_together ON public.service_listing USING btree (next_free_at, healer_id) WHERE (people_max > 1);

create table service_place (
  service_id uuid not null,
  place_id uuid not null
);
alter table service_place add constraint service_place_pkey PRIMARY KEY (service_id, place_id);
alter table service_place add constraint service_place_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table service_place add constraint service_place_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
CREATE INDEX service_place_place ON public.service_place USING btree (place_id);
CREATE TRIGGER service_place_listed AFTER INSERT OR DELETE ON public.service_place FOR EACH ROW EXECUTE FUNCTION service_place_listed();

create table session (
  u_id uuid not null,
  person_id uuid not null,
  role text not null,
  device_id text not null,
  device_name text not null default ''::text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_because text,
  device_fingerprint text not null default ''::text,
  stepped_up_at timestamp with time zone,
  second_factor_at timestamp with time zone,
  is_desk boolean not null default false
);
alter table session add constraint session_pkey PRIMARY KEY (u_id);
alter table session add constraint session_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table session add constraint session_role_check CHECK ((role = ANY (ARRAY['client'::text, 'healer'::text, 'staff'::text])));
CREATE INDEX session_device ON public.session USING btree (device_id, person_id);
CREATE INDEX session_person ON public.session USING btree (person_id) WHERE (revoked_at IS NULL);
CREATE TRIGGER session_ends_cometchat AFTER UPDATE OF revoked_at ON public.session FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION cometchat_tokens_end();
CREATE TRIGGER session_ends_push AFTER UPDATE OF revoked_at ON public.session FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION end_push_with_session();

create table session_objection (
  u_id uuid not null,
  appointment_id uuid not null,
  side text not null,
  person_id uuid not null,
  ticket_id uuid not null,
  state_before text not null,
  is_absence boolean not null,
  created_at timestamp with time zone not null,
  decision text,
  note text,
  decided_by uuid,
  decided_at timestamp with time zone
);
alter table session_objection add constraint session_objection_ticket_id_key UNIQUE (ticket_id);
alter table session_objection add constraint session_objection_pkey PRIMARY KEY (u_id);
alter table session_objection add constraint session_objection_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table session_objection add constraint session_objection_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(u_id);
alter table session_objection add constraint session_objection_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table session_objection add constraint session_objection_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(u_id);
alter table session_objection add constraint session_objection_check CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (note IS NULL))));
alter table session_objection add constraint session_objection_decision_check CHECK ((decision = ANY (ARRAY['refund'::text, 'leave'::text])));
alter table session_objection add constraint session_objection_side_check CHECK ((side = ANY (ARRAY['client'::text, 'healer'::text])));
alter table session_objection add constraint session_objection_state_before_check CHECK ((state_before = ANY (ARRAY['completed'::text, 'no-show'::text, 'healer-no-show'::text, 'cancelled'::text])));
CREATE UNIQUE INDEX session_objection_open ON public.session_objection USING btree (appointment_id) WHERE (decision IS NULL);
CREATE INDEX session_objection_person ON public.session_objection USING btree (person_id);
CREATE UNIQUE INDEX session_objection_side ON public.session_objection USING btree (appointment_id, side) WHERE (NOT is_absence);

create table session_pack (
  u_id uuid not null,
  person_id uuid not null,
  healer_id uuid not null,
  bundle_id uuid not null,
  order_id uuid,
  session_count integer not null,
  used_count integer not null default 0,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  service_id uuid
);
alter table session_pack add constraint session_pack_pkey PRIMARY KEY (u_id);
alter table session_pack add constraint session_pack_bundle_id_fkey FOREIGN KEY (bundle_id) REFERENCES bundle(u_id);
alter table session_pack add constraint session_pack_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table session_pack add constraint session_pack_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(u_id);
alter table session_pack add constraint session_pack_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table session_pack add constraint session_pack_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table session_pack add constraint session_pack_used CHECK (((used_count >= 0) AND (used_count <= session_count)));
CREATE INDEX session_pack_order ON public.session_pack USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX session_pack_person ON public.session_pack USING btree (person_id, expires_at) WHERE (ended_at IS NULL);
CREATE TRIGGER session_pack_outside AFTER INSERT ON public.session_pack FOR EACH ROW EXECUTE FUNCTION tell_session_pack();

create table session_recording (
  u_id uuid not null,
  appointment_id uuid not null,
  asked_by uuid not null,
  asked_role text not null,
  asked_at timestamp with time zone not null,
  state text not null default 'asked'::text,
  answered_by uuid,
  answered_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text
);
alter table session_recording add constraint session_recording_pkey PRIMARY KEY (u_id);
alter table session_recording add constraint session_recording_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES person(u_id);
alter table session_recording add constraint session_recording_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table session_recording add constraint session_recording_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(u_id);
alter table session_recording add constraint session_recording_asked_role_check CHECK ((asked_role = ANY (ARRAY['healer'::text, 'client'::text])));
alter table session_recording add constraint session_recording_check CHECK (((answered_by IS NULL) = (answered_at IS NULL)));
alter table session_recording add constraint session_recording_check1 CHECK ((answered_by <> asked_by));
alter table session_recording add constraint session_recording_check2 CHECK (((state <> ALL (ARRAY['agreed'::text, 'recording'::text, 'refused'::text])) OR (answered_at IS NOT NULL)));
alter table session_recording add constraint session_recording_check3 CHECK (((started_at IS NULL) OR (answered_at IS NOT NULL)));
alter table session_recording add constraint session_recording_check4 CHECK (((state = 'recording'::text) = ((started_at IS NOT NULL) AND (ended_at IS NULL))));
alter table session_recording add constraint session_recording_check5 CHECK (((state = 'over'::text) = (ended_at IS NOT NULL)));
alter table session_recording add constraint session_recording_check6 CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
alter table session_recording add constraint session_recording_ended_by_check CHECK ((ended_by = ANY (ARRAY['healer'::text, 'client'::text, 'lost'::text])));
alter table session_recording add constraint session_recording_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'recording'::text, 'refused'::text, 'over'::text])));
CREATE INDEX session_recording_answered_by ON public.session_recording USING btree (answered_by);
CREATE INDEX session_recording_appointment ON public.session_recording USING btree (appointment_id, asked_at);
CREATE INDEX session_recording_asked_by ON public.session_recording USING btree (asked_by);
CREATE UNIQUE INDEX session_recording_open ON public.session_recording USING btree (appointment_id) WHERE (state = ANY (ARRAY['asked'::text, 'agreed'::text, 'recording'::text]));

create table session_series (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  service_id uuid,
  weeks smallint not null,
  session_count smallint not null,
  created_at timestamp with time zone not null
);
alter table session_series add constraint session_series_pkey PRIMARY KEY (u_id);
alter table session_series add constraint session_series_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table session_series add constraint session_series_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table session_series add constraint session_series_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table session_series add constraint session_series_session_count_check CHECK (((session_count >= 2) AND (session_count <= 26)));
alter table session_series add constraint session_series_weeks_check CHECK ((weeks = ANY (ARRAY[1, 2])));
CREATE INDEX session_series_client ON public.session_series USING btree (client_id);

create table session_summary (
  appointment_id uuid not null,
  text text not null,
  homework text[] not null default '{}'::text[],
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table session_summary add constraint session_summary_pkey PRIMARY KEY (appointment_id);
alter table session_summary add constraint session_summary_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);

create table setting (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  revision integer not null default 1
);
alter table setting add constraint setting_pkey PRIMARY KEY (key);

create table signed_consent (
  u_id uuid not null,
  version_id uuid not null,
  client_id uuid not null,
  healer_id uuid not null,
  signed_by text not null,
  signed_name text not null,
  drawing jsonb,
  locale text not null,
  network text not null,
  signed_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone
);
alter table signed_consent add constraint signed_consent_pkey PRIMARY KEY (u_id);
alter table signed_consent add constraint signed_consent_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table signed_consent add constraint signed_consent_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table signed_consent add constraint signed_consent_version_id_fkey FOREIGN KEY (version_id) REFERENCES consent_version(u_id);
alter table signed_consent add constraint signed_consent_check CHECK ((withdrawn_at >= signed_at));
alter table signed_consent add constraint signed_consent_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'hi'::text])));
alter table signed_consent add constraint signed_consent_signed_by_check CHECK ((signed_by = ANY (ARRAY['client'::text, 'guardian'::text])));
alter table signed_consent add constraint signed_consent_signed_name_check CHECK ((signed_name <> ''::text));
CREATE INDEX signed_consent_healer ON public.signed_consent USING btree (healer_id);
CREATE INDEX signed_consent_of ON public.signed_consent USING btree (client_id, healer_id, signed_at DESC);
CREATE UNIQUE INDEX signed_consent_stands ON public.signed_consent USING btree (client_id, healer_id, version_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX signed_consent_version ON public.signed_consent USING btree (version_id);
CREATE TRIGGER signed_consent_is_final BEFORE DELETE OR UPDATE ON public.signed_consent FOR EACH ROW EXECUTE FUNCTION signed_consent_is_final();

create table signing_key (
  u_id uuid not null,
  key_id text not null,
  public_key jsonb not null,
  sealed_private_key text not null,
  created_at timestamp with time zone not null
);
alter table signing_key add constraint signing_key_key_id_key UNIQUE (key_id);
alter table signing_key add constraint signing_key_pkey PRIMARY KEY (u_id);

create table site_link (
  u_id uuid not null,
  place text not null,
  target text not null,
  label text not null,
  label_hi text not null,
  position integer not null,
  is_shown boolean not null default true,
  is_demo boolean not null default false,
  revision integer not null default 1
);
alter table site_link add constraint site_link_pkey PRIMARY KEY (u_id);
alter table site_link add constraint site_link_place_check CHECK ((place = ANY (ARRAY['event'::text, 'courses'::text, 'healers'::text, 'explore'::text, 'pages'::text, 'footer'::text])));
alter table site_link add constraint site_link_target_check CHECK ((target <> ''::text));
CREATE INDEX site_link_position ON public.site_link USING btree ("position");

create table slot_claim (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid,
  during tstzrange not null,
  state text not null,
  hold_until timestamp with time zone,
  created_at timestamp with time zone not null,
  service_id uuid,
  busy tstzrange,
  place_id uuid,
  travel tstzrange,
  treatment_room_id uuid,
  room_taken tstzrange
);
alter table slot_claim add constraint slot_claim_client_free EXCLUDE USING gist (client_id WITH =, during WITH &&) WHERE ((state = ANY (ARRAY['held'::text, 'booked'::text])));
alter table slot_claim add constraint slot_claim_healer_free EXCLUDE USING gist (healer_id WITH =, COALESCE(busy, during) WITH &&) WHERE ((state = ANY (ARRAY['held'::text, 'booked'::text])));
alter table slot_claim add constraint slot_claim_room_free EXCLUDE USING gist (treatment_room_id WITH =, room_taken WITH &&) WHERE (((treatment_room_id IS NOT NULL) AND (state = ANY (ARRAY['held'::text, 'booked'::text]))));
alter table slot_claim add constraint slot_claim_way_free EXCLUDE USING gist (healer_id WITH =, place_id WITH <>, travel WITH &&) WHERE (((place_id IS NOT NULL) AND (state = ANY (ARRAY['held'::text, 'booked'::text]))));
alter table slot_claim add constraint slot_claim_pkey PRIMARY KEY (u_id);
alter table slot_claim add constraint slot_claim_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table slot_claim add constraint slot_claim_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table slot_claim add constraint slot_claim_place FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table slot_claim add constraint slot_claim_service FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table slot_claim add constraint slot_claim_treatment_room FOREIGN KEY (treatment_room_id) REFERENCES treatment_room(u_id);
alter table slot_claim add constraint slot_claim_busy CHECK (((busy IS NULL) OR isempty(busy) OR ((busy @> during) AND (NOT upper_inc(busy)))));
alter table slot_claim add constraint slot_claim_check CHECK (((state <> 'held'::text) OR (hold_until IS NOT NULL)));
alter table slot_claim add constraint slot_claim_during_check CHECK ((lower_inc(during) AND (NOT upper_inc(during)) AND (((upper(during) - lower(during)) >= '00:15:00'::interval) AND ((upper(during) - lower(during)) <= '04:00:00'::interval))));
alter table slot_claim add constraint slot_claim_of_client CHECK (((client_id IS NOT NULL) OR (state <> 'booked'::text)));
alter table slot_claim add constraint slot_claim_other_service CHECK ((service_id <> healer_id));
alter table slot_claim add constraint slot_claim_room CHECK ((((treatment_room_id IS NULL) = (room_taken IS NULL)) AND ((treatment_room_id IS NULL) OR ((place_id IS NOT NULL) AND (room_taken @> during) AND (NOT upper_inc(room_taken))))));
alter table slot_claim add constraint slot_claim_state_check CHECK ((state = ANY (ARRAY['held'::text, 'booked'::text, 'released'::text])));
alter table slot_claim add constraint slot_claim_way CHECK ((((place_id IS NULL) = (travel IS NULL)) AND ((travel IS NULL) OR ((travel @> during) AND (NOT upper_inc(travel))))));
CREATE INDEX slot_claim_holds ON public.slot_claim USING btree (hold_until) WHERE (state = 'held'::text);
CREATE INDEX slot_claim_of_service ON public.slot_claim USING btree (service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX slot_claim_visitor_holds ON public.slot_claim USING btree (healer_id, hold_until) WHERE (client_id IS NULL);

create table slot_release (
  u_id uuid not null,
  appointment_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  during tstzrange not null,
  released_at timestamp with time zone not null,
  percent integer not null,
  taken_by uuid,
  ended_at timestamp with time zone,
  ended_by text,
  service_id uuid,
  place_id uuid
);
alter table slot_release add constraint slot_release_taken_by_key UNIQUE (taken_by);
alter table slot_release add constraint slot_release_pkey PRIMARY KEY (u_id);
alter table slot_release add constraint slot_release_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table slot_release add constraint slot_release_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table slot_release add constraint slot_release_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table slot_release add constraint slot_release_place FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table slot_release add constraint slot_release_service FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table slot_release add constraint slot_release_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES appointment(u_id);
alter table slot_release add constraint slot_release_check CHECK (((ended_at IS NULL) = (ended_by IS NULL)));
alter table slot_release add constraint slot_release_ended_by_check CHECK ((ended_by = ANY (ARRAY['taken'::text, 'client'::text, 'healer'::text, 'start'::text])));
alter table slot_release add constraint slot_release_other_service CHECK ((service_id <> healer_id));
alter table slot_release add constraint slot_release_percent_check CHECK (((percent >= 0) AND (percent <= 100)));
CREATE INDEX slot_release_of_appointment ON public.slot_release USING btree (appointment_id);
CREATE INDEX slot_release_of_client ON public.slot_release USING btree (client_id);
CREATE INDEX slot_release_offered ON public.slot_release USING btree (healer_id, lower(during)) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX slot_release_open ON public.slot_release USING btree (appointment_id) WHERE (ended_at IS NULL);

create table staff_scope (
  person_id uuid not null,
  healer_id uuid,
  created_at timestamp with time zone not null,
  u_id uuid not null default gen_random_uuid()
);
alter table staff_scope add constraint staff_scope_once UNIQUE NULLS NOT DISTINCT (person_id, healer_id);
alter table staff_scope add constraint staff_scope_pkey PRIMARY KEY (u_id);
alter table staff_scope add constraint staff_scope_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table staff_scope add constraint staff_scope_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);

create table static_page (
  slug text not null,
  title text not null,
  lead text not null default ''::text,
  body text not null,
  version integer not null default 1,
  is_demo boolean not null default false,
  updated_at timestamp with time zone not null,
  revision integer not null default 1,
  state text not null default 'draft'::text,
  published_at timestamp with time zone,
  title_hi text not null default ''::text,
  lead_hi text not null default ''::text,
  body_hi text not null default ''::text
);
alter table static_page add constraint static_page_pkey PRIMARY KEY (slug);
alter table static_page add constraint static_page_check CHECK (((state <> ALL (ARRAY['scheduled'::text, 'published'::text])) OR (published_at IS NOT NULL)));
alter table static_page add constraint static_page_slug_check CHECK ((slug ~ '^[a-z0-9-]{2,60}$'::text));
alter table static_page add constraint static_page_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text, 'archived'::text])));

create table stored_file (
  file text not null,
  person_id uuid not null,
  place text,
  bytes bigint not null,
  is_used boolean not null default false,
  created_at timestamp with time zone not null
);
alter table stored_file add constraint stored_file_pkey PRIMARY KEY (file);
alter table stored_file add constraint stored_file_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table stored_file add constraint stored_file_bytes_check CHECK ((bytes > 0));
CREATE INDEX stored_file_person ON public.stored_file USING btree (person_id) INCLUDE (bytes);
CREATE INDEX stored_file_place ON public.stored_file USING btree (place) INCLUDE (bytes) WHERE (place IS NOT NULL);
CREATE INDEX stored_file_unused ON public.stored_file USING btree (created_at) WHERE (NOT is_used);

create table suggestion_dismissal (
  healer_id uuid not null,
  client_id uuid not null,
  side text not null,
  kind text not null,
  test_code text not null,
  sessions integer not null
);
alter table suggestion_dismissal add constraint suggestion_dismissal_pkey PRIMARY KEY (healer_id, client_id, side, kind, test_code);
alter table suggestion_dismissal add constraint suggestion_dismissal_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table suggestion_dismissal add constraint suggestion_dismissal_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table suggestion_dismissal add constraint suggestion_dismissal_kind_check CHECK ((kind = ANY (ARRAY['no-change'::text, 'enough'::text])));
alter table suggestion_dismissal add constraint suggestion_dismissal_sessions_check CHECK ((sessions >= 0));
alter table suggestion_dismissal add constraint suggestion_dismissal_side_check CHECK ((side = ANY (ARRAY['client'::text, 'healer'::text])));
CREATE INDEX suggestion_dismissal_client ON public.suggestion_dismissal USING btree (client_id);

create table support_attachment (
  u_id uuid not null,
  ticket_id uuid not null,
  message_id uuid,
  name text not null,
  kind text not null,
  file text not null,
  bytes integer not null,
  created_at timestamp with time zone not null
);
alter table support_attachment add constraint support_attachment_pkey PRIMARY KEY (u_id);
alter table support_attachment add constraint support_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_message(u_id);
alter table support_attachment add constraint support_attachment_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(u_id);
alter table support_attachment add constraint support_attachment_bytes_check CHECK ((bytes > 0));
alter table support_attachment add constraint support_attachment_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text])));
CREATE INDEX support_attachment_ticket ON public.support_attachment USING btree (ticket_id, created_at, u_id);
CREATE TRIGGER support_attachment_not_stored AFTER DELETE ON public.support_attachment FOR EACH ROW EXECUTE FUNCTION stored_file_gone();
CREATE TRIGGER support_attachment_stored AFTER INSERT ON public.support_attachment FOR EACH ROW EXECUTE FUNCTION stored_file_used();

create table support_message (
  u_id uuid not null,
  ticket_id uuid not null,
  person_id uuid not null,
  side text not null,
  by_name text not null,
  text text not null,
  created_at timestamp with time zone not null
);
alter table support_message add constraint support_message_pkey PRIMARY KEY (u_id);
alter table support_message add constraint support_message_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table support_message add constraint support_message_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support_ticket(u_id);
alter table support_message add constraint support_message_side_check CHECK ((side = ANY (ARRAY['client'::text, 'support'::text])));
CREATE INDEX support_message_answers ON public.support_message USING btree (ticket_id, created_at) WHERE (side = 'support'::text);
CREATE INDEX support_message_ticket ON public.support_message USING btree (ticket_id, created_at, u_id);
CREATE TRIGGER report_answer_new AFTER INSERT ON public.support_message REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_answers();

create table support_ticket (
  u_id uuid not null,
  number bigint not null,
  person_id uuid not null,
  title text not null,
  description text not null,
  category text,
  tags text[] not null default '{}'::text[],
  state text not null default 'open'::text,
  follows uuid,
  assigned_to uuid,
  since timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  stars smallint,
  review text,
  reviewed_at timestamp with time zone,
  is_demo boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  words text not null generated always as (lower(((title || ' '::text) || description))) stored
);
alter table support_ticket add constraint support_ticket_number_key UNIQUE (number);
alter table support_ticket add constraint support_ticket_pkey PRIMARY KEY (u_id);
alter table support_ticket add constraint support_ticket_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES person(u_id);
alter table support_ticket add constraint support_ticket_category_fkey FOREIGN KEY (category) REFERENCES category(slug);
alter table support_ticket add constraint support_ticket_follows_fkey FOREIGN KEY (follows) REFERENCES support_ticket(u_id);
alter table support_ticket add constraint support_ticket_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table support_ticket add constraint support_ticket_check CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL)));
alter table support_ticket add constraint support_ticket_check1 CHECK (((closed_at IS NULL) = (closed_by IS NULL)));
alter table support_ticket add constraint support_ticket_check2 CHECK ((((stars IS NULL) = (reviewed_at IS NULL)) AND ((stars IS NULL) = (review IS NULL))));
alter table support_ticket add constraint support_ticket_check3 CHECK ((follows <> u_id));
alter table support_ticket add constraint support_ticket_closed_by_check CHECK ((closed_by = ANY (ARRAY['client'::text, 'support'::text])));
alter table support_ticket add constraint support_ticket_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
alter table support_ticket add constraint support_ticket_state_check CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'closed'::text])));
alter table support_ticket add constraint support_ticket_tags_check CHECK ((tags <@ ARRAY['booking'::text, 'payment'::text, 'refund'::text, 'learning'::text, 'events'::text, 'account'::text, 'technical'::text, 'other'::text]));
CREATE INDEX support_ticket_assigned ON public.support_ticket USING btree (assigned_to, state) WHERE (assigned_to IS NOT NULL);
CREATE INDEX support_ticket_created ON public.support_ticket USING btree (created_at);
CREATE INDEX support_ticket_follows ON public.support_ticket USING btree (follows) WHERE (follows IS NOT NULL);
CREATE INDEX support_ticket_mine ON public.support_ticket USING btree (person_id, updated_at DESC, u_id);
CREATE INDEX support_ticket_opened ON public.support_ticket USING btree (created_at);
CREATE INDEX support_ticket_tags ON public.support_ticket USING gin (tags);
CREATE INDEX support_ticket_turn ON public.support_ticket USING btree (state, since, u_id);
CREATE INDEX support_ticket_words ON public.support_ticket USING gin (words gin_trgm_ops);
CREATE TRIGGER report_ticket_gone AFTER DELETE ON public.support_ticket REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_tickets();
CREATE TRIGGER report_ticket_is AFTER UPDATE ON public.support_ticket REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_tickets();
CREATE TRIGGER report_ticket_new AFTER INSERT ON public.support_ticket REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_tickets();

create table test_request (
  u_id uuid not null,
  appointment_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  test_code text not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone
);
alter table test_request add constraint test_request_pkey PRIMARY KEY (u_id);
alter table test_request add constraint test_request_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES appointment(u_id);
alter table test_request add constraint test_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table test_request add constraint test_request_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table test_request add constraint test_request_test_code_fkey FOREIGN KEY (test_code) REFERENCES self_test(code);
alter table test_request add constraint test_request_check CHECK (((state = 'open'::text) = (closed_at IS NULL)));
alter table test_request add constraint test_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'shared'::text, 'declined'::text])));
CREATE INDEX test_request_appointment ON public.test_request USING btree (appointment_id);
CREATE INDEX test_request_client ON public.test_request USING btree (client_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX test_request_open ON public.test_request USING btree (healer_id, client_id, test_code) WHERE (state = 'open'::text);
CREATE INDEX test_request_test ON public.test_request USING btree (test_code);

create table test_result (
  u_id uuid not null,
  person_id uuid not null,
  test_code text not null,
  test_version integer not null,
  answers integer[] not null,
  score integer not null,
  max_score integer not null,
  band text not null,
  is_worrying boolean not null,
  is_demo boolean not null default false,
  taken_at timestamp with time zone not null
);
alter table test_result add constraint test_result_pkey PRIMARY KEY (u_id);
alter table test_result add constraint test_result_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table test_result add constraint test_result_test_code_fkey FOREIGN KEY (test_code) REFERENCES self_test(code);
alter table test_result add constraint test_result_check CHECK (((score >= 0) AND (score <= max_score)));
CREATE INDEX test_result_code ON public.test_result USING btree (test_code);
CREATE INDEX test_result_person ON public.test_result USING btree (person_id, test_code, taken_at DESC);

create table test_share (
  result_id uuid not null,
  healer_id uuid not null,
  shared_at timestamp with time zone not null
);
alter table test_share add constraint test_share_pkey PRIMARY KEY (result_id, healer_id);
alter table test_share add constraint test_share_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table test_share add constraint test_share_result_id_fkey FOREIGN KEY (result_id) REFERENCES test_result(u_id);
CREATE INDEX test_share_healer ON public.test_share USING btree (healer_id, shared_at DESC);

create table text_answer (
  provider_id text not null,
  text_message_id uuid,
  meaning text not null,
  outcome text not null,
  received_at timestamp with time zone not null
);
alter table text_answer add constraint text_answer_pkey PRIMARY KEY (provider_id);
alter table text_answer add constraint text_answer_text_message_id_fkey FOREIGN KEY (text_message_id) REFERENCES text_message(u_id) ON DELETE CASCADE;
alter table text_answer add constraint text_answer_meaning_check CHECK ((meaning = ANY (ARRAY['confirm'::text, 'reschedule'::text, 'none'::text])));
alter table text_answer add constraint text_answer_outcome_check CHECK ((length(outcome) <= 60));
alter table text_answer add constraint text_answer_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 200)));
CREATE INDEX text_answer_received ON public.text_answer USING btree (received_at);
CREATE INDEX text_answer_to ON public.text_answer USING btree (text_message_id);

create table text_message (
  u_id uuid not null,
  channel text not null,
  message text not null,
  locale text not null,
  person_id uuid,
  about_id uuid,
  to_hash bytea not null,
  to_ends text not null,
  gateway text,
  provider_id text,
  state text not null,
  code text not null default ''::text,
  detail text not null default ''::text,
  parts integer not null,
  cost_paise integer not null default 0,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null
);
alter table text_message add constraint text_message_pkey PRIMARY KEY (u_id);
alter table text_message add constraint text_message_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id) ON DELETE SET NULL;
alter table text_message add constraint text_message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text])));
alter table text_message add constraint text_message_code_check CHECK ((length(code) <= 60));
alter table text_message add constraint text_message_cost_paise_check CHECK ((cost_paise >= 0));
alter table text_message add constraint text_message_detail_check CHECK ((length(detail) <= 300));
alter table text_message add constraint text_message_parts_check CHECK (((parts >= 0) AND (parts <= 20)));
alter table text_message add constraint text_message_state_check CHECK ((state = ANY (ARRAY['handing-over'::text, 'handed-over'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])));
alter table text_message add constraint text_message_to_ends_check CHECK ((length(to_ends) <= 4));
alter table text_message add constraint text_message_to_hash_check CHECK ((length(to_hash) = 32));
CREATE INDEX text_message_latest ON public.text_message USING btree (created_at DESC, u_id);
CREATE INDEX text_message_of_number ON public.text_message USING btree (to_hash, created_at DESC);
CREATE INDEX text_message_of_person ON public.text_message USING btree (person_id, created_at DESC);
CREATE UNIQUE INDEX text_message_of_provider ON public.text_message USING btree (provider_id, gateway) WHERE (provider_id IS NOT NULL);
CREATE INDEX text_message_of_state ON public.text_message USING btree (state, created_at DESC, u_id);

create table text_picture (
  resource text not null,
  record_id text not null,
  file text not null
);
alter table text_picture add constraint text_picture_pkey PRIMARY KEY (resource, record_id, file);
alter table text_picture add constraint text_picture_file_fkey FOREIGN KEY (file) REFERENCES media_file(file);
CREATE INDEX text_picture_file ON public.text_picture USING btree (file);

create table text_template (
  u_id uuid not null,
  channel text not null,
  message text not null,
  locale text not null,
  variant text not null,
  pattern text not null,
  registered_id text not null,
  gateway_id text,
  state text not null,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null
);
alter table text_template add constraint text_template_once UNIQUE (channel, message, locale, variant, pattern);
alter table text_template add constraint text_template_pkey PRIMARY KEY (u_id);
alter table text_template add constraint text_template_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text])));
alter table text_template add constraint text_template_gateway_id_check CHECK (((length(gateway_id) >= 1) AND (length(gateway_id) <= 100)));
alter table text_template add constraint text_template_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'hi'::text])));
alter table text_template add constraint text_template_pattern_check CHECK (((length(pattern) >= 1) AND (length(pattern) <= 2000)));
alter table text_template add constraint text_template_reason_check CHECK ((length(reason) <= 300));
alter table text_template add constraint text_template_registered_id_check CHECK (((length(registered_id) >= 1) AND (length(registered_id) <= 100)));
alter table text_template add constraint text_template_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text])));

create table till (
  u_id uuid not null,
  name text not null,
  place_id uuid,
  state text not null default 'live'::text,
  cash_paise bigint not null default 0,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table till add constraint till_name_key UNIQUE (name);
alter table till add constraint till_pkey PRIMARY KEY (u_id);
alter table till add constraint till_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table till add constraint till_cash_paise_check CHECK ((cash_paise >= 0));
alter table till add constraint till_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table till add constraint till_state_check CHECK ((state = ANY (ARRAY['live'::text, 'closed'::text])));
CREATE INDEX till_place ON public.till USING btree (place_id) WHERE (place_id IS NOT NULL);

create table till_session (
  u_id uuid not null,
  till_id uuid not null,
  state text not null,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  opening_paise bigint not null,
  expected_paise bigint,
  counted_paise bigint,
  reason text not null default ''::text,
  counted_by uuid,
  counted_at timestamp with time zone,
  closed_by uuid,
  closed_at timestamp with time zone
);
alter table till_session add constraint till_session_pkey PRIMARY KEY (u_id);
alter table till_session add constraint till_session_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES person(u_id);
alter table till_session add constraint till_session_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES person(u_id);
alter table till_session add constraint till_session_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES person(u_id);
alter table till_session add constraint till_session_till_id_fkey FOREIGN KEY (till_id) REFERENCES till(u_id);
alter table till_session add constraint till_session_check CHECK (((state = 'open'::text) = (counted_paise IS NULL)));
alter table till_session add constraint till_session_check1 CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL)));
alter table till_session add constraint till_session_check2 CHECK (((counted_paise IS NULL) = ((expected_paise IS NULL) AND (counted_by IS NULL) AND (counted_at IS NULL))));
alter table till_session add constraint till_session_check3 CHECK (((counted_paise = expected_paise) OR (reason <> ''::text)));
alter table till_session add constraint till_session_counted_paise_check CHECK ((counted_paise >= 0));
alter table till_session add constraint till_session_opening_paise_check CHECK ((opening_paise >= 0));
alter table till_session add constraint till_session_state_check CHECK ((state = ANY (ARRAY['open'::text, 'counted'::text, 'closed'::text])));
CREATE INDEX till_session_closed_by ON public.till_session USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX till_session_counted_by ON public.till_session USING btree (counted_by) WHERE (counted_by IS NOT NULL);
CREATE INDEX till_session_latest ON public.till_session USING btree (opened_at DESC, u_id);
CREATE UNIQUE INDEX till_session_of_person ON public.till_session USING btree (opened_by) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX till_session_of_till ON public.till_session USING btree (till_id) WHERE (state <> 'closed'::text);
CREATE INDEX till_session_opened_by ON public.till_session USING btree (opened_by);

create table till_transfer (
  u_id uuid not null,
  till_session_id uuid not null,
  amount_paise bigint not null,
  note text not null default ''::text,
  made_by uuid not null,
  made_at timestamp with time zone not null
);
alter table till_transfer add constraint till_transfer_pkey PRIMARY KEY (u_id);
alter table till_transfer add constraint till_transfer_made_by_fkey FOREIGN KEY (made_by) REFERENCES person(u_id);
alter table till_transfer add constraint till_transfer_till_session_id_fkey FOREIGN KEY (till_session_id) REFERENCES till_session(u_id);
alter table till_transfer add constraint till_transfer_amount_paise_check CHECK (((amount_paise <> 0) AND ((amount_paise % (100)::bigint) = 0)));
CREATE INDEX till_transfer_made_by ON public.till_transfer USING btree (made_by);
CREATE INDEX till_transfer_session ON public.till_transfer USING btree (till_session_id);

create table treatment_room (
  u_id uuid not null,
  place_id uuid not null,
  name text not null,
  state text not null default 'live'::text,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
alter table treatment_room add constraint treatment_room_name UNIQUE (place_id, name);
alter table treatment_room add constraint treatment_room_pkey PRIMARY KEY (u_id);
alter table treatment_room add constraint treatment_room_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(u_id);
alter table treatment_room add constraint treatment_room_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)));
alter table treatment_room add constraint treatment_room_state_check CHECK ((state = ANY (ARRAY['live'::text, 'closed'::text])));

create table upload_part (
  u_id uuid not null,
  upload_id uuid not null,
  from_byte bigint not null,
  bytes integer not null,
  is_kept boolean not null default false,
  created_at timestamp with time zone not null
);
alter table upload_part add constraint upload_part_pkey PRIMARY KEY (u_id);
alter table upload_part add constraint upload_part_bytes_check CHECK ((bytes > 0));
alter table upload_part add constraint upload_part_from_byte_check CHECK ((from_byte >= 0));
CREATE INDEX upload_part_age ON public.upload_part USING btree (created_at);
CREATE UNIQUE INDEX upload_part_place ON public.upload_part USING btree (upload_id, from_byte) WHERE is_kept;
CREATE INDEX upload_part_upload ON public.upload_part USING btree (upload_id);

create table used_proof (
  signature text not null,
  used_at timestamp with time zone not null
);
alter table used_proof add constraint used_proof_pkey PRIMARY KEY (signature);
CREATE INDEX used_proof_at ON public.used_proof USING btree (used_at);

create table visit_day (
  day date not null,
  visits bigint not null
);
alter table visit_day add constraint visit_day_pkey PRIMARY KEY (day);
CREATE TRIGGER report_visit_is AFTER UPDATE ON public.visit_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_visits();
CREATE TRIGGER report_visit_new AFTER INSERT ON public.visit_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_visits();

create table waitlist_entry (
  u_id uuid not null,
  healer_id uuid not null,
  client_id uuid not null,
  weekdays integer[] not null default '{}'::integer[],
  part text not null default 'any'::text,
  created_at timestamp with time zone not null,
  service_id uuid
);
alter table waitlist_entry add constraint waitlist_entry_pkey PRIMARY KEY (u_id);
alter table waitlist_entry add constraint waitlist_entry_client_id_fkey FOREIGN KEY (client_id) REFERENCES person(u_id);
alter table waitlist_entry add constraint waitlist_entry_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id);
alter table waitlist_entry add constraint waitlist_entry_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(u_id);
alter table waitlist_entry add constraint waitlist_entry_part_check CHECK ((part = ANY (ARRAY['any'::text, 'morning'::text, 'afternoon'::text, 'evening'::text])));
alter table waitlist_entry add constraint waitlist_entry_weekdays_check CHECK ((weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]));
CREATE UNIQUE INDEX waitlist_entry_once ON public.waitlist_entry USING btree (client_id, healer_id, COALESCE(service_id, healer_id));
CREATE INDEX waitlist_entry_order ON public.waitlist_entry USING btree (healer_id, created_at, u_id);

create table waitlist_notification (
  entry_id uuid not null,
  starts_at timestamp with time zone not null,
  notified_at timestamp with time zone not null
);
alter table waitlist_notification add constraint waitlist_notification_pkey PRIMARY KEY (entry_id, starts_at);
alter table waitlist_notification add constraint waitlist_notification_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES waitlist_entry(u_id) ON DELETE CASCADE;

create table webhook_delivery (
  id bigint not null,
  u_id uuid not null default gen_random_uuid(),
  event_id bigint not null,
  endpoint_id uuid not null,
  subject uuid not null,
  state text not null default 'due'::text,
  tries integer not null default 0,
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  last_at timestamp with time zone,
  last_status integer,
  last_problem text,
  last_ms integer
);
alter table webhook_delivery add constraint webhook_delivery_u_id_key UNIQUE (u_id);
alter table webhook_delivery add constraint webhook_delivery_pkey PRIMARY KEY (id);
alter table webhook_delivery add constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(u_id) ON DELETE CASCADE;
alter table webhook_delivery add constraint webhook_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES outgoing_event(id) ON DELETE CASCADE;
alter table webhook_delivery add constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['due'::text, 'delivered'::text, 'given-up'::text])));
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, next_at) WHERE (state = 'due'::text);
CREATE INDEX webhook_delivery_heads ON public.webhook_delivery USING btree (endpoint_id, subject, id) WHERE (state = 'due'::text);
CREATE INDEX webhook_delivery_latest ON public.webhook_delivery USING btree (endpoint_id, id DESC);
CREATE INDEX webhook_delivery_of_event ON public.webhook_delivery USING btree (event_id);

create table webhook_endpoint (
  u_id uuid not null,
  url text not null,
  description text not null,
  kinds text[] not null,
  healer_id uuid,
  sealed_secrets text not null,
  previous_until timestamp with time zone,
  state text not null,
  off_reason text,
  failing_since timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  owner_id uuid
);
alter table webhook_endpoint add constraint webhook_endpoint_pkey PRIMARY KEY (u_id);
alter table webhook_endpoint add constraint webhook_endpoint_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(u_id);
alter table webhook_endpoint add constraint webhook_endpoint_healer_id_fkey FOREIGN KEY (healer_id) REFERENCES healer(u_id) ON DELETE CASCADE;
alter table webhook_endpoint add constraint webhook_endpoint_owner FOREIGN KEY (owner_id) REFERENCES person(u_id);
alter table webhook_endpoint add constraint webhook_endpoint_check CHECK (((state = 'off'::text) OR (off_reason IS NULL)));
alter table webhook_endpoint add constraint webhook_endpoint_description_check CHECK ((length(description) <= 200));
alter table webhook_endpoint add constraint webhook_endpoint_kinds_check CHECK ((cardinality(kinds) > 0));
alter table webhook_endpoint add constraint webhook_endpoint_off_reason_check CHECK ((off_reason = ANY (ARRAY['gone'::text, 'failing'::text])));
alter table webhook_endpoint add constraint webhook_endpoint_state_check CHECK ((state = ANY (ARRAY['on'::text, 'off'::text])));
alter table webhook_endpoint add constraint webhook_endpoint_url_check CHECK ((length(url) <= 2000));
CREATE INDEX webhook_endpoint_made_by ON public.webhook_endpoint USING btree (created_by);
CREATE INDEX webhook_endpoint_of_healer ON public.webhook_endpoint USING btree (healer_id) WHERE (healer_id IS NOT NULL);
CREATE INDEX webhook_endpoint_of_owner ON public.webhook_endpoint USING btree (owner_id) WHERE (owner_id IS NOT NULL);

create table webhook_event (
  event_id text not null,
  name text not null,
  received_at timestamp with time zone not null,
  sender text not null default 'gateway'::text
);
alter table webhook_event add constraint webhook_event_pkey PRIMARY KEY (event_id);
alter table webhook_event add constraint webhook_event_sender_check CHECK ((sender = ANY (ARRAY['gateway'::text, 'livekit'::text])));
CREATE INDEX webhook_event_received ON public.webhook_event USING btree (received_at);
CREATE INDEX webhook_event_sender ON public.webhook_event USING btree (sender, received_at);

create table webhook_secret (
  fingerprint bytea not null,
  first_used_at timestamp with time zone not null
);
alter table webhook_secret add constraint webhook_secret_pkey PRIMARY KEY (fingerprint);

create table wishlist_entry (
  u_id uuid not null,
  person_id uuid not null,
  kind text not null,
  item_id uuid not null,
  created_at timestamp with time zone not null
);
alter table wishlist_entry add constraint wishlist_entry_person_id_kind_item_id_key UNIQUE (person_id, kind, item_id);
alter table wishlist_entry add constraint wishlist_entry_pkey PRIMARY KEY (u_id);
alter table wishlist_entry add constraint wishlist_entry_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(u_id);
alter table wishlist_entry add constraint wishlist_entry_kind_check CHECK ((kind = ANY (ARRAY['healer'::text, 'course'::text, 'bundle'::text, 'ebook'::text, 'webinar'::text, 'workshop'::text])));
CREATE INDEX wishlist_entry_latest ON public.wishlist_entry USING btree (person_id, created_at DESC);

create view appointment_step as
 SELECT id,
    appointment_id,
    state,
    starts_at,
    at,
    by_person,
    asked_by,
    channel
   FROM appointment_transition;

create view blocked_person as
 SELECT person_id,
    blocked_id
   FROM person_block;

create view bundle_card as
 SELECT u_id,
    state,
    title,
    price_paise,
    image,
    session_healer_id,
    session_count,
    session_days,
    is_demo
   FROM bundle;

create view bundle_content as
 SELECT bundle_id,
    "position",
    kind,
    item_id
   FROM bundle_item;

create view course_card as
 SELECT u_id,
    healer_id,
    state,
    title,
    summary,
    category,
    language,
    caption_languages,
    price_paise,
    image,
    lesson_count,
    seconds_total,
    student_count,
    review_count,
    star_sum,
    is_demo,
    published_at,
    updated_at,
    written_in,
    other_title,
    other_summary
   FROM course;

create view dependant_name as
 SELECT payer_id,
    person_id,
    name,
    created_at
   FROM dependant
  WHERE (person_id IS NOT NULL);

create view desk_payment_line as
 SELECT u_id,
    order_id,
    till_session_id,
    kind,
    amount_paise,
    reference,
    receipt_number,
    state,
    taken_by,
    taken_at,
    ended_at,
    end_reason,
    issuer
   FROM desk_payment;

create view desk_refund_line as
 SELECT u_id,
    order_id,
    amount_paise,
    reason,
    state,
    kind,
    paid_paise,
    reference,
    till_session_id,
    paid_by,
    paid_at,
    created_at
   FROM desk_refund;

create view ebook_card as
 SELECT u_id,
    healer_id,
    state,
    title,
    lead,
    category,
    language,
    price_paise,
    cover,
    is_demo
   FROM ebook;

create view ended_child as
 SELECT person_id
   FROM dependant
  WHERE ((kind = 'child'::text) AND (state = 'ended'::text) AND (person_id IS NOT NULL));

create view event_card as
 SELECT u_id,
    kind,
    title,
    state,
    healer_id,
    starts_at,
    minutes,
    ends_at,
    is_online,
    seats,
    price_paise,
    is_demo
   FROM event;

create view event_room as
 SELECT u_id,
    kind,
    title,
    state,
    healer_id,
    starts_at,
    ends_at,
    is_online,
    seats,
    join_url,
    room_ended_at
   FROM event;

create view event_seat as
 SELECT u_id,
    event_id,
    client_id,
    order_id,
    state,
    checked_in_at,
    created_at
   FROM enrolment;

create view event_team as
 SELECT event_id,
    "position",
    role,
    healer_id,
    name
   FROM event_speaker;

create view gateway_payment as
 SELECT provider_payment_id,
    order_id,
    state,
    use,
    method,
    instrument,
    amount_paise,
    error_reason,
    created_at
   FROM payment;

create view gateway_refund as
 SELECT u_id,
    order_id,
    provider_payment_id,
    provider_refund_id,
    amount_paise,
    reason,
    state,
    attempt,
    failure,
    created_at,
    updated_at
   FROM refund;

create view guest_state as
 SELECT person_id,
    is_young,
    expires_at,
    closed_because,
    terms_at
   FROM guest_claim;

create view handover_card as
 SELECT u_id,
    client_id,
    to_healer_id
   FROM handover;

create view healer_card as
 SELECT u_id,
    person_id,
    state,
    full_name,
    title,
    image,
    city,
    main_category,
    categories,
    languages,
    modes,
    price_paise,
    time_zone,
    next_free_at,
    session_count,
    is_intern,
    qualified_as,
    is_demo,
    created_at
   FROM healer;

create view healer_review_card as
 SELECT u_id,
    healer_id,
    client_id,
    by_name,
    stars,
    text,
    sessions,
    reply,
    replied_at,
    hidden_at,
    is_demo,
    created_at
   FROM healer_review;

create view healer_standing as
 SELECT u_id,
    full_name,
    title,
    qualifications,
    register_name,
    register_number
   FROM healer;

create view held_amount as
 SELECT h.order_id,
    h.account_id,
    h.amount,
    h.state,
    a.kind AS account,
    a.asset
   FROM (ledger_hold h
     JOIN ledger_account a ON ((a.id = h.account_id)));

create view held_time as
 SELECT healer_id,
    lower(during) AS starts_at,
    upper(during) AS ends_at,
    hold_until
   FROM slot_claim
  WHERE (state = 'held'::text);

create view intake_form_card as
 SELECT u_id,
    name,
    state
   FROM intake_form;

create view ledger_balance as
 SELECT id,
    owner_id,
    kind,
    asset,
    held,
        CASE
            WHEN ((owner_id IS NULL) AND (organization_id IS NULL)) THEN (COALESCE(( SELECT sum(e.amount) AS sum
               FROM ledger_entry e
              WHERE (e.account_id = a.id)), (0)::numeric))::bigint
            ELSE posted
        END AS posted
   FROM ledger_account a;

create view ledger_line as
 SELECT t.u_id AS transaction_id,
    t.kind,
    t.idempotency_key,
    t.caused_by,
    t.note,
    t.created_at,
    e.amount,
    a.id AS account_id,
    a.kind AS account,
    a.asset,
    a.owner_id,
    a.organization_id
   FROM ((ledger_transaction t
     JOIN ledger_entry e ON ((e.transaction_id = t.u_id)))
     JOIN ledger_account a ON ((a.id = e.account_id)));

create view lesson_progress as
 SELECT person_id,
    course_id,
    content_id,
    completed_at
   FROM patient_streaming_history;

create view order_earning as
 SELECT order_id,
    earner_id,
    share_basis_points,
    state,
    earner_paise,
    platform_paise,
    earner_returned_paise,
    platform_returned_paise,
    created_at,
    settled_at
   FROM earning;

create view order_invoice as
 SELECT order_id,
    kind,
    financial_year,
    number,
    issuer
   FROM invoice
  WHERE (kind = 'invoice'::text);

create view order_money as
 SELECT u_id,
    client_id,
    kind,
    item_u_id,
    title,
    state,
    price_paise,
    coupon_paise,
    life_points_paise,
    points_bought_paise,
    wallet_paise,
    allowance_paise,
    payable_paise,
    tax_basis_points,
    tax_paise,
    refunded_paise,
    refunded_tax_paise,
    coupon_id,
    organization_id,
    earner_id,
    receipt_number,
    expires_at,
    paid_at,
    created_at,
    updated_at,
    desk_paise,
    issuer
   FROM orders;

create view order_refund_money as
 SELECT u_id,
    order_id,
    reason,
    price_paise,
    gateway_paise,
    wallet_paise,
    points_bought_paise,
    points_earned_paise,
    coupon_paise,
    tax_paise,
    allowance_paise,
    by_our_fault,
    to_wallet,
    created_at,
    desk_paise
   FROM order_refund;

create view owned_account as
 SELECT id,
    owner_id,
    organization_id,
    kind,
    asset,
    posted,
    held
   FROM ledger_account
  WHERE ((owner_id IS NOT NULL) OR (organization_id IS NOT NULL));

create view owned_item as
 SELECT u_id,
    person_id,
    kind,
    item_id,
    order_id,
    bundle_id,
    granted_at,
    ended_at
   FROM entitlement;

create view person_contact as
 SELECT u_id,
    first_name,
    last_name,
    state,
    roles,
    email,
    email_verified_at,
    phone,
    phone_verified_at,
    alternate_mobile_number,
    dob,
    city,
    state_name,
    country,
    time_zone,
    language_u_id,
    referral_code,
    created_at
   FROM person;

create view person_file as
 SELECT u_id,
    first_name,
    last_name,
    dob,
    language_u_id,
    legal_name,
    emergency_name,
    emergency_relation,
    emergency_mobile_number,
    shown_to_healers
   FROM person;

create view person_name as
 SELECT u_id,
    first_name,
    last_name,
    anonymous_name,
    image,
    state,
    roles,
    time_zone,
    language_u_id,
    message_language,
    is_demo,
    created_at,
    origin
   FROM person;

create view place_card as
 SELECT u_id,
    name,
    address,
    city,
    map_link,
    state
   FROM place;

create view referral_state as
 SELECT referred_id,
    referrer_id,
    state,
    decision,
    points,
    order_id,
    created_at,
    final_at,
    next_check_at
   FROM referral;

create view service_card as
 SELECT u_id,
    healer_id,
    name,
    state,
    desk_name,
    minutes,
    price_paise,
    modes,
    "position",
    audience,
    name_hi
   FROM service;

create view service_place_card as
 SELECT service_id,
    place_id
   FROM service_place;

create view session_outside as
 SELECT appointment_id
   FROM calendar_entry;

create view session_room as
 SELECT a.u_id,
    c.treatment_room_id
   FROM (appointment a
     JOIN slot_claim c ON ((c.u_id = a.claim_id)))
  WHERE (c.treatment_room_id IS NOT NULL);

create view session_times as
 SELECT u_id,
    healer_id,
    client_id,
    order_id,
    session_pack_id,
    healing_session_id,
    state,
    starts_at,
    ends_at,
    mode,
    price_paise,
    policy,
    is_free,
    is_demo,
    cancelled_by,
    rescheduled_by,
    created_at,
    updated_at,
    service_id,
    place_id,
    arrived_at,
    arrived_by,
    pay_by,
    booked_by,
    booked_at_desk_by,
    late_minutes,
    late_side,
    service_name,
    is_reschedule_open,
    client_confirmed_at,
    reported_at,
    joint_id,
    is_companion,
    ask_until,
    ask_accepted_at,
    is_imported
   FROM appointment;

create view ticket_card as
 SELECT u_id,
    number,
    person_id,
    title,
    state,
    tags,
    assigned_to,
    created_at,
    updated_at,
    closed_at,
    stars
   FROM support_ticket;

create view ticket_reply as
 SELECT ticket_id,
    side,
    created_at
   FROM support_message;

create view till_book as
 SELECT u_id,
    ( SELECT s.u_id
           FROM till_session s
          WHERE ((s.till_id = t.u_id) AND (s.state <> 'closed'::text))) AS session_id,
    (((cash_paise)::numeric + COALESCE(( SELECT sum(m.amount_paise) AS sum
           FROM (till_transfer m
             JOIN till_session s ON ((s.u_id = m.till_session_id)))
          WHERE ((s.till_id = t.u_id) AND (s.state <> 'closed'::text))), (0)::numeric)))::bigint AS own_paise
   FROM till t;

create view treatment_room_card as
 SELECT u_id,
    place_id,
    name
   FROM treatment_room;

create view waiting_client as
 SELECT u_id,
    client_id,
    healer_id,
    weekdays,
    part,
    created_at
   FROM waitlist_entry;

create view ward as
 SELECT person_id,
    payer_id AS guardian_id,
    dob
   FROM dependant
  WHERE ((kind = 'child'::text) AND (state = 'agreed'::text));

CREATE OR REPLACE FUNCTION public.article_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'published', new.title, new.lead, null,
    concat_ws(' ', new.other_title, new.lead, new.other_lead, array_to_string(new.tags || new.categories, ' '), category_names(new.categories)),
    concat_ws(' ', new.words, new.other_words), new.categories || new.tags);
  perform keep_search_version(new.kind, new.u_id, new.language, new.other_title, new.other_lead);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' then return old; end if;
  end if;
  raise exception 'the audit trail is append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.begin_first_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into service (u_id, healer_id, position, name, name_hi, minutes, created_at, updated_at)
    values (new.u_id, new.u_id, 0, 'Session', 'सेशन', 45, new.created_at, new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bundle_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry('bundle', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.summary, new.category, category_names(array[new.category])), new.words);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.category_names(slugs text[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select string_agg(concat_ws(' ', name, name_hi), ' ' order by slug) from category where slug = any(slugs) and is_shown
$function$;

CREATE OR REPLACE FUNCTION public.close_co_host_in_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update room_visit v set state = 'over', left_at = now(), ended_by = 'closed', connection = null
    from healer h where h.u_id = old.healer_id and v.person_id = h.person_id
    and v.event_id = old.event_id and v.role = 'healer' and v.state <> 'over'
    and not exists (select 1 from event e where e.u_id = old.event_id and e.healer_id = old.healer_id);
  if found then
    perform tell_nodes('room', json_build_object('room', old.event_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.close_event_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.u_id and state <> 'over';
  perform tell_nodes('room', json_build_object('room', new.u_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.close_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where appointment_id = new.u_id and state <> 'over';
  perform tell_nodes('room', json_build_object('room', new.u_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.close_seat_in_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update room_visit set state = 'over', left_at = new.updated_at, ended_by = 'closed', connection = null
    where event_id = new.event_id and person_id = new.client_id and state <> 'over';
  if found then
    perform tell_nodes('room', json_build_object('room', new.event_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cometchat_member_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where member_id = new.u_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cometchat_member_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cometchat_user set revision = revision + 1 where member_id = new.u_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cometchat_name_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'person' then
    update cometchat_user set revision = revision + 1 where person_id = new.u_id;
  elsif tg_table_name = 'healer' then
    update cometchat_user set revision = revision + 1 where person_id = new.person_id and side = 'healer';
  else
    update cometchat_group set revision = revision + 1 where group_id = new.u_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cometchat_person_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1 where person_id = new.u_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cometchat_tokens_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cometchat_user set tokens_revision = tokens_revision + 1
    where person_id = new.person_id and not exists (
      select from session s where s.person_id = new.person_id and s.revoked_at is null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.consent_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'consents are append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.consent_is_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare last consent_version;
begin
  select * into last from consent_version where text_id = new.u_id order by number desc limit 1;
  if last.u_id is null
    or (last.title, last.title_hi, last.text, last.text_hi, last.is_required)
      is distinct from (new.title, new.title_hi, new.text, new.text_hi, new.is_required)
    or last.healer_id is distinct from new.healer_id or last.service_id is distinct from new.service_id
  then
    insert into consent_version
      (u_id, text_id, number, title, title_hi, text, text_hi, healer_id, service_id, is_required, created_at)
    values (gen_random_uuid(), new.u_id, coalesce(last.number, 0) + 1, new.title, new.title_hi, new.text, new.text_hi,
      new.healer_id, new.service_id, new.is_required, new.updated_at);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.consent_version_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a published consent is final: publish the next version';
end $function$;

CREATE OR REPLACE FUNCTION public.course_counts_contents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update course set
    lesson_count = (select count(*) from course_content where course_id = course.u_id),
    seconds_total = (select coalesce(sum(seconds), 0) from course_content where course_id = course.u_id),
    caption_languages = array(
      select distinct case caption ->> 'language' when 'en' then 'English' when 'hi' then 'Hindi' else caption ->> 'label' end
      from course_content, jsonb_array_elements(captions) caption
      where course_id = course.u_id order by 1)
  where u_id in (select course_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.course_counts_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update course set
    review_count = (select count(*) from course_review where course_id = course.u_id and hidden_at is null),
    star_sum = (select coalesce(sum(stars), 0) from course_review
      where course_id = course.u_id and hidden_at is null)
  where u_id in (select course_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.course_counts_students()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  course_ids uuid[] := array(select distinct item_id from changed where kind = 'course');
begin
  update course set student_count =
    (select count(distinct person_id) from entitlement where kind = 'course' and item_id = course.u_id and ended_at is null)
  where u_id = any(course_ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.course_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry('course', new.u_id, new.state = 'published', new.title, new.summary, new.image ->> 'cover',
    concat_ws(' ', new.other_title, new.summary, new.other_summary, new.category, category_names(array[new.category]), new.language,
      (select full_name from healer where healer.u_id = new.healer_id)), concat_ws(' ', new.words, new.other_words),
    array[new.category, new.language]);
  perform keep_search_version('course', new.u_id, new.written_in, new.other_title, new.other_summary);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.departure_answer_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'answers about records are append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.ebook_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry('ebook', new.u_id, new.state = 'published', new.title, new.lead, new.cover,
    concat_ws(' ', new.other_title, new.lead, new.other_lead, new.category, category_names(array[new.category]),
      (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', array_to_string(new.contents, ' '), new.words, new.other_words),
    array[new.category, new.language]);
  perform keep_search_version('ebook', new.u_id, new.written_in, new.other_title, new.other_lead);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_push_with_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscription where session_id = new.u_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_session_recording()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session_recording set state = 'over', ended_at = coalesce(new.left_at, new.seen_at, now()),
    ended_by = case when new.ended_by = 'left' then new.role else 'lost' end
    where appointment_id = new.appointment_id and state in ('asked', 'agreed', 'recording');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.event_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry(new.kind, new.u_id, new.state = 'planned', new.title, new.lead, new.image ->> 'cover',
    concat_ws(' ', new.other_title, new.lead, new.other_lead, new.category, category_names(array[new.category]), new.language,
      new.venue ->> 'city', (select full_name from healer where healer.u_id = new.healer_id)),
    concat_ws(' ', new.words, new.other_words), array[new.category]);
  perform keep_search_version(new.kind, new.u_id, new.written_in, new.other_title, new.other_lead);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.healer_break_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_breaks(new.u_id, new.updated_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.healer_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_services(new.u_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.healer_search_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_search_entry('healer', new.u_id, new.state = 'verified', new.full_name, new.title, new.image ->> 'face',
    concat_ws(' ', new.title, new.topics, new.other_topics, array_to_string(new.categories || new.languages, ' '),
      category_names(new.categories), new.city),
    concat_ws(' ', new.client_concerns, new.other_concerns), new.categories || new.languages || new.gender);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.healer_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_text := lower(concat_ws(' ', new.full_name, new.title, new.topics, array_to_string(new.languages, ' '), new.city));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_breaks(of_healer uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  update slot_claim c set busy = tstzrange(spaced.opens, spaced.closes)
  from (
    select k.u_id, k.opens,
      least(k.closes, greatest(upper(k.during), coalesce(lead(k.opens) over (order by k.opens), 'infinity'))) as closes
    from (
      select c.u_id, c.during, lower(coalesce(c.busy, c.during)) as opens,
        upper(c.during) + coalesce(s.break_after, h.buffer_minutes) * interval '1 minute' as closes
      from slot_claim c join healer h on h.u_id = c.healer_id join service s on s.u_id = coalesce(c.service_id, h.u_id)
      where c.healer_id = of_healer and c.state in ('held', 'booked') and upper(c.during) > at
        -- A companion takes nothing of the healer's time.
        and not isempty(coalesce(c.busy, c.during))
    ) k
  ) spaced
  where spaced.u_id = c.u_id and upper(coalesce(c.busy, c.during)) <> spaced.closes
$function$;

CREATE OR REPLACE FUNCTION public.keep_search_entry(a_kind text, an_item uuid, is_shown boolean, a_title text, a_subtitle text, an_image text, strong text, weak text, its_filters text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  -- “Sleep course” finds a course about sleep.
  kind_words constant jsonb := '{"healer": "healer healers expert therapist doctor coach", "course": "course courses class",
    "bundle": "package packages bundle", "ebook": "book books ebook ebooks e-book", "webinar": "webinar webinars online event",
    "workshop": "workshop workshops event", "blog": "article articles blog post", "success-story": "story stories"}';
begin
  if not is_shown then
    delete from search_entry where kind = a_kind and item_id = an_item;
    return;
  end if;
  insert into search_entry (kind, item_id, title, subtitle, image, search, filters) values (
    a_kind, an_item, a_title, a_subtitle, an_image,
    setweight(to_tsvector('simple', search_plain(a_title)), 'A') || setweight(to_tsvector('simple', search_plain(strong)), 'B') ||
      setweight(to_tsvector('simple', coalesce(kind_words ->> a_kind, '')), 'C') ||
      setweight(to_tsvector('simple', search_plain(weak)), 'D'), array_remove(its_filters, null))
  on conflict (kind, item_id) do update
    set title = excluded.title, subtitle = excluded.subtitle, image = excluded.image, search = excluded.search,
      filters = excluded.filters;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_phrases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_phrase where meaning_id = new.u_id;
  insert into search_phrase (phrase, meaning_id)
    select distinct search_plain(one), new.u_id from unnest(new.typed) one where search_plain(one) <> '';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_version(a_kind text, an_item uuid, a_language text, other_title text, other_subtitle text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  version constant jsonb := case when other_title <> '' then
    jsonb_build_object('written_in', other_language(a_language), 'title', other_title, 'subtitle', other_subtitle) end;
begin
  update search_entry set written_in = a_language, other_version = version
    where kind = a_kind and item_id = an_item and (written_in, other_version) is distinct from (a_language, version);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_word (word, is_strong)
    select lexeme, weights && '{A,B}' from unnest(new.search) where lexeme <> '' on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append only' using errcode = '42501';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_transaction_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.transaction_id = new.transaction_id
    group by a.asset having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.list_services(healer uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  with way as (
    select s.u_id as service_id, p.place_id, p.city, s.minutes, s.people_min, s.people_max,
      coalesce(s.price_paise, h.price_paise) as price_paise, h.categories, h.languages, h.gender, h.full_name, h.is_intern,
      s.u_id = h.u_id and p.place_id is null as is_plain, h.next_free_at,
      count(*) over (partition by case when s.minutes <= 30 then 1 when s.minutes < 60 then 2 else 3 end) = 1 as is_only_of_length,
      count(*) over (partition by p.place_id is null) = 1 as is_only_in_person, count(*) over (partition by p.city) = 1 as is_only_in_city
    from healer h join service s on s.healer_id = h.u_id cross join lateral (
      select null::uuid as place_id, null::text as city where coalesce(s.modes, h.modes) && array['video', 'voice', 'chat']
      union all
      select p.u_id, p.city from service_place o join place p on p.u_id = o.place_id
      where o.service_id = s.u_id and p.state = 'live' and 'in-person' = any (s.modes)) p
    where h.u_id = healer and h.state = 'verified' and s.state = 'live' and s.audience in ('everybody', 'new')
  ), gone as (
    delete from service_listing l where l.healer_id = healer and not exists (
      select from way w where w.service_id = l.service_id and w.place_id is not distinct from l.place_id)
  )
  insert into service_listing as l (u_id, healer_id, service_id, place_id, city, minutes, price_paise, next_free_at,
    next_check_at, categories, languages, gender, full_name, is_intern, is_only_of_length, is_only_in_person, is_only_in_city,
    people_min, people_max)
  select gen_random_uuid(), healer, service_id, place_id, city, minutes, price_paise, case when is_plain then next_free_at end,
    case when not is_plain then '-infinity'::timestamptz end, categories, languages, gender, full_name, is_intern,
    is_only_of_length, is_only_in_person, is_only_in_city, people_min, people_max
  from way
  on conflict (service_id, place_id) do update set city = excluded.city, minutes = excluded.minutes,
    price_paise = excluded.price_paise, categories = excluded.categories, languages = excluded.languages,
    gender = excluded.gender, full_name = excluded.full_name, is_intern = excluded.is_intern,
    is_only_of_length = excluded.is_only_of_length, is_only_in_person = excluded.is_only_in_person, is_only_in_city = excluded.is_only_in_city,
    people_min = excluded.people_min, people_max = excluded.people_max,
    next_free_at = case when excluded.next_check_at is null then excluded.next_free_at else l.next_free_at end
  where (l.city, l.minutes, l.price_paise, l.categories, l.languages, l.gender, l.full_name, l.is_intern,
    l.is_only_of_length, l.is_only_in_person, l.is_only_in_city, l.people_min, l.people_max) is distinct from
    (excluded.city, excluded.minutes, excluded.price_paise, excluded.categories, excluded.languages, excluded.gender,
      excluded.full_name, excluded.is_intern, excluded.is_only_of_length, excluded.is_only_in_person, excluded.is_only_in_city,
      excluded.people_min, excluded.people_max)
    or (excluded.next_check_at is null and l.next_free_at is distinct from excluded.next_free_at)
$function$;

CREATE OR REPLACE FUNCTION public.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(split_part(name, '+', 1), '.', '') || '@gmail.com'
    else split_part(name, '+', 1) || '@' || domain
  end
  from (select split_part(lower(address), '@', 1) as name, split_part(lower(address), '@', 2) as domain) as parts
$function$;

CREATE OR REPLACE FUNCTION public.name_of_stored_file(named jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(named ->> 'file', 'healer-documents/' || (named ->> 'u_id'))
$function$;

CREATE OR REPLACE FUNCTION public.note_transition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  acting json := nullif(current_setting('newyou.acting', true), '')::json;
begin
  insert into appointment_transition (appointment_id, state, starts_at, at, by_person, asked_by, channel)
    values (new.u_id, new.state, new.starts_at, case tg_op when 'INSERT' then new.created_at else new.updated_at end,
      (acting->>'by')::uuid, acting->>'asked_by', acting->>'channel');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.other_language(a_language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case a_language when 'hi' then 'en' else 'hi' end
$function$;

CREATE OR REPLACE FUNCTION public.place_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_services(healer_id) from (select distinct s.healer_id from service_place o join service s on s.u_id = o.service_id
    where o.place_id = new.u_id order by s.healer_id) affected;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reel_counts_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reel set like_count = like_count + case tg_op when 'INSERT' then 1 else -1 end
  where u_id = case tg_op when 'INSERT' then new.reel_id else old.reel_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select distinct 'support-times', report_day_of(t.created_at)
    from support_ticket t where t.u_id in (select ticket_id from changed where side = 'support');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_appointments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select 'bookings', report_day_of(created_at) from changed
    union select 'no-shows', report_day_of(starts_at) from changed
    -- Which session was the first depends on all of the client's.
    union select 'first-sessions', unnest(array[report_day_of(a.created_at), report_day_of(a.starts_at)])
      from appointment a where a.client_id in (select client_id from changed)
    union select 'first-sessions', unnest(array[report_day_of(created_at), report_day_of(starts_at)]) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_day_of(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((at AT TIME ZONE 'Asia/Kolkata'::text))::date;

CREATE OR REPLACE FUNCTION public.report_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) select distinct 'event-fill', report_day_of(starts_at) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_learners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The day on which a learner got the course is the first of those that count.
  insert into report_change (report, day)
    select 'course-completion', report_day_of(e.granted_at)
    from entitlement e join changed c on c.person_id = e.person_id and c.item_id = e.item_id
    where e.kind = 'course' and c.kind = 'course'
    union select 'course-completion', report_day_of(granted_at) from changed where kind = 'course';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_learning()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select distinct 'course-completion', report_day_of(granted_at) from entitlement
    where kind = 'course' and ended_at is null
      and person_id = coalesce(new.person_id, old.person_id) and item_id = coalesce(new.course_id, old.course_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_lessons()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select distinct 'course-completion', report_day_of(granted_at) from entitlement
    where kind = 'course' and ended_at is null and item_id = new.u_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select distinct 'revenue', report_day_of(paid_at) from changed where paid_at is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) values ('first-sessions', report_day_of(new.created_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_referrals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) select distinct 'referrals', report_day_of(created_at) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) select distinct 'revenue', report_day_of(created_at) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_seats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day)
    select distinct 'event-fill', report_day_of(e.starts_at)
    from event e where e.u_id in (select event_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) select distinct 'support-times', report_day_of(created_at) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_visits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_change (report, day) select 'first-sessions', day from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_near(typed text)
 RETURNS TABLE(candidate text, is_phrase boolean, near real)
 LANGUAGE sql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.25'
AS $function$
  (select phrase, true, similarity(phrase, typed) as near from search_phrase
    where phrase % typed order by near desc, phrase limit 8)
  union all
  (select word, false, similarity(word, typed) as near from search_word
    where is_strong and word % typed order by near desc, word limit 8)
$function$;

CREATE OR REPLACE FUNCTION public.search_page_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from search_entry where kind = 'page' and item_id = old.u_id;
    return null;
  end if;
  perform keep_search_entry('page', new.u_id, true, new.title, new.description, null, array_to_string(new.typed, ' '), '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_plain(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select btrim(regexp_replace(
    translate(lower(normalize(words, NFC)), '''’`' || U&'\093C', ''),
    '[[:space:][:punct:]।“”‘–—…]+', ' ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION public.search_query(kinds text[], words text[])
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.5'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
AS $function$
declare
  typed text;
  plain text;
  one tsquery;
  nearest tsquery;
  every tsquery;
begin
  foreach typed in array words loop
    plain := search_plain(typed);
    one := search_whole_words(to_tsquery('simple', quote_literal(plain) || ':*'));
    if length(typed) > 3
      and not exists (select from search_entry where kind = any(kinds) and search @@ one and uuid_hash(item_id) & 127 = 0)
      and not exists (select from search_entry where kind = any(kinds) and search @@ one) then
      select string_agg(quote_literal(word) || ':AB', ' | ')::tsquery into nearest from (
        select word from search_word where is_strong and plain <% word
        order by word_similarity(plain, word) desc, word limit 20) near_words;
      one := coalesce(nearest, one);
    end if;
    every := coalesce(every && one, one);
  end loop;
  return every;
end $function$;

CREATE OR REPLACE FUNCTION public.search_whole_words(query tsquery)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  said text := query::text;
  one record;
  most integer;
  whole text[];
begin
  -- With weights first, because the same beginning without them is the start of its text.
  for one in
    select distinct part[1] as begun, part[2] as weights, '''' || part[1] || ''':*' || part[2] as term
    from regexp_matches(said, '''([^''\\]+)'':\*([A-D]*)', 'g') part order by weights desc
  loop
    -- A phrase has every combination of its words.
    most := case when position(one.term || ' <' in said) > 0 or position('> ' || one.term in said) > 0 then 4 else 24 end;
    select array_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
        || case one.weights when '' then '' else ':' || one.weights end)
      into whole from (
        -- In the order of bytes, as the index is, no word that begins so is beyond the last character.
        select distinct word from search_word
        where word >= one.begun collate "C" and word < (one.begun || chr(1114111)) collate "C" limit most + 1) known;
    if cardinality(whole) <= most then
      said := replace(said, one.term, '(' || array_to_string(whole, ' | ') || ')');
    end if;
  end loop;
  return said::tsquery;
end $function$;

CREATE OR REPLACE FUNCTION public.service_break_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_breaks(new.healer_id, new.updated_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.service_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update service_listing set next_check_at = '-infinity' where service_id = new.u_id and next_check_at is not null;
  perform list_services(new.healer_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.service_place_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_services(healer_id) from service where u_id = coalesce(new.service_id, old.service_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.session_to_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into calendar_entry (writing_id, appointment_id, version, next_at)
    select u_id, new.u_id, 1, new.updated_at from calendar_writing where healer_id = new.healer_id and ended_at is null
    on conflict (writing_id, appointment_id) do update
      set version = calendar_entry.version + 1, next_at = excluded.next_at, tries = 0, suggestion = null, suggested_start = null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.signed_consent_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at'
    then return new; end if;
  elsif exists (select from account_deletion d where d.person_id = old.client_id and d.state = 'waiting')
    then return old;
  end if;
  raise exception 'a signed consent is final: it can be withdrawn';
end $function$;

CREATE OR REPLACE FUNCTION public.signed_note_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare client uuid;
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'sealed_text' = to_jsonb(old) - 'sealed_text'
      and new.sealed_text like 'v1.%.%'
      and (old.sealed_text not like 'v1.%.%' or split_part(new.sealed_text, '.', 2) <> split_part(old.sealed_text, '.', 2))
    then return new; end if;
  else
    if tg_table_name = 'client_note' then client := old.client_id;
    else select n.client_id into client from client_note n where n.u_id = old.note_id; end if;
    if exists (select from account_deletion d where d.person_id = client and d.state = 'waiting')
    then return old; end if;
    -- A note about a session together is about each of its clients.
    if exists (select from client_note n join appointment a on a.joint_id = n.joint_id
      join account_deletion d on d.person_id = a.client_id and d.state = 'waiting'
      where n.u_id = case when tg_table_name = 'client_note' then (to_jsonb(old) ->> 'u_id')::uuid else (to_jsonb(old) ->> 'note_id')::uuid end)
    then return old; end if;
  end if;
  raise exception 'a signed note is final: write an addendum';
end $function$;

CREATE OR REPLACE FUNCTION public.stored_file_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from stored_file where file = name_of_stored_file(to_jsonb(old));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stored_file_used()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update stored_file set is_used = true where file = name_of_stored_file(to_jsonb(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tax_documents_are_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a tax document is corrected by another, never changed' using errcode = '42501';
end $function$;

CREATE OR REPLACE FUNCTION public.tell_appointment_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one appointment%rowtype;
  event_kind text;
  earlier_start timestamptz;
begin
  -- What is brought from elsewhere is no news.
  if current_setting('newyou.importing', true) = 'on' then
    return null;
  end if;
  select starts_at into earlier_start from appointment_transition
    where appointment_id = new.appointment_id and id < new.id and state = 'confirmed' order by id desc limit 1;
  event_kind := case
    when new.state = 'confirmed' and earlier_start is null then 'appointment.booked'
    when new.state = 'confirmed' and earlier_start <> new.starts_at then 'appointment.rescheduled'
    when earlier_start is null then null
    when new.state in ('cancelled', 'lapsed') then 'appointment.cancelled'
    when new.state = 'completed' then 'appointment.completed'
    when new.state in ('no-show', 'healer-no-show') then 'appointment.missed'
  end;
  if event_kind is null then
    return null;
  end if;
  select * into one from appointment where u_id = new.appointment_id;
  perform tell_outside(event_kind, one.u_id, one.healer_id, new.at, jsonb_build_object(
    'appointment_u_id', one.u_id, 'healer_u_id', one.healer_id, 'client_u_id', one.client_id,
    'service_u_id', one.service_id, 'state', new.state, 'start_time', one.starts_at, 'end_time', one.ends_at,
    'previous_start_time', case event_kind when 'appointment.rescheduled' then earlier_start end,
    'cancelled_by', one.cancelled_by, 'mode', one.mode, 'is_free', one.is_free, 'price_paise', one.price_paise));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_client()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside('client.created', new.u_id, null, new.updated_at, jsonb_build_object(
    'client_u_id', new.u_id, 'origin', new.origin));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_enrolment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  healer uuid := (select healer_id from event where u_id = new.event_id);
begin
  perform tell_outside(
    case new.state when 'enrolled' then 'enrolment.created' else 'enrolment.cancelled' end,
    new.u_id, healer, new.updated_at, jsonb_build_object(
      'enrolment_u_id', new.u_id, 'event_u_id', new.event_id, 'healer_u_id', healer, 'client_u_id', new.client_id,
      'order_u_id', new.order_id, 'state', new.state));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_entitlement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside(
    case when new.ended_at is null then 'entitlement.granted' else 'entitlement.ended' end,
    new.u_id, null, coalesce(new.ended_at, new.granted_at), jsonb_build_object(
      'entitlement_u_id', new.u_id, 'client_u_id', new.person_id, 'kind', new.kind, 'item_u_id', new.item_id,
      'order_u_id', new.order_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_intake()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  healer uuid := (select healer_id from appointment where u_id = new.appointment_id);
begin
  perform tell_outside('intake_form.sent', new.appointment_id, healer, new.sent_at, jsonb_build_object(
    'appointment_u_id', new.appointment_id, 'healer_u_id', healer, 'client_u_id', new.client_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_nodes(topic text, message json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from bus_engine where name = 'outbox') then
    insert into bus_outbox (messages) values (jsonb_build_array(jsonb_build_object('topic', topic, 'message', message)));
  else
    perform pg_notify('newyou', json_build_object('topic', topic, 'message', message)::text);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside('order.paid', new.u_id, (select u_id from healer where person_id = new.earner_id), new.updated_at, jsonb_build_object(
    'order_u_id', new.u_id, 'client_u_id', new.client_id, 'kind', new.kind, 'item_u_id', new.item_u_id,
    'price_paise', new.price_paise, 'tax_paise', new.tax_paise));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_order_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one orders%rowtype;
begin
  select * into one from orders where u_id = new.order_id;
  perform tell_outside('order.refunded', one.u_id, (select u_id from healer where person_id = one.earner_id), new.created_at, jsonb_build_object(
    'order_u_id', one.u_id, 'client_u_id', one.client_id, 'kind', one.kind, 'item_u_id', one.item_u_id,
    'refund_u_id', new.u_id, 'price_paise', new.price_paise, 'to_wallet', new.to_wallet));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_outside(event_kind text, event_subject uuid, healer uuid, happened timestamp with time zone, facts jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  wanting uuid[];
  event bigint;
begin
  select array_agg(u_id) into wanting from webhook_endpoint
    where state = 'on' and event_kind = any(kinds) and (healer_id is null or healer_id = healer);
  if wanting is null then
    return;
  end if;
  insert into outgoing_event (kind, subject, healer_id, data, at)
    values (event_kind, event_subject, healer, facts, happened) returning id into event;
  insert into webhook_delivery (event_id, endpoint_id, subject)
    select event, endpoint, event_subject from unnest(wanting) as endpoint;
  perform tell_nodes('webhooks', json_build_object('endpoints', wanting));
end $function$;

CREATE OR REPLACE FUNCTION public.tell_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside('payment.failed', new.order_id, null, new.updated_at, jsonb_build_object(
    'order_u_id', new.order_id, 'amount_paise', new.amount_paise, 'method', new.method));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside('refund.' || new.state, new.u_id, null, new.updated_at, jsonb_build_object(
    'refund_u_id', new.u_id, 'order_u_id', new.order_id, 'amount_paise', new.amount_paise, 'attempt', new.attempt));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_outside('review.created', new.u_id, new.healer_id, new.created_at, jsonb_build_object(
    'review_u_id', new.u_id, 'healer_u_id', new.healer_id, 'client_u_id', new.client_id, 'stars', new.stars));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_session_pack()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- What is brought from elsewhere is no news.
  if current_setting('newyou.importing', true) = 'on' then
    return null;
  end if;
  perform tell_outside('session_pack.created', new.u_id, new.healer_id, new.created_at, jsonb_build_object(
    'session_pack_u_id', new.u_id, 'healer_u_id', new.healer_id, 'client_u_id', new.person_id,
    'order_u_id', new.order_id, 'session_count', new.session_count, 'expires_at', new.expires_at));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_entries_of_category(a_table text, a_slug text, after uuid, most integer)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  shown constant jsonb := '{"healer": "verified", "event": "planned"}';
  of_category constant text := case when a_table in ('healer', 'article') then 'categories' else 'category' end;
  last_row uuid;
begin
  -- The columns keep their values; that they are set calls the trigger.
  execute format($q$
    with next_rows as (select u_id from %1$I where state = $1 and %2$s and u_id > $3 order by u_id limit $4 for no key update),
      written as (update %1$I t set %3$I = t.%3$I from next_rows where t.u_id = next_rows.u_id returning t.u_id)
    select max(u_id::text)::uuid from written$q$,
    a_table, case of_category when 'category' then 'category = $2' else 'categories @> array[$2]' end, of_category)
  into last_row using coalesce(shown ->> a_table, 'published'), a_slug, after, most;
  return last_row;
end $function$;
