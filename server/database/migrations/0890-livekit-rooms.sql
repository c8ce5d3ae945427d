-- Rooms of more than four: the audience asks to speak by raising a hand, and the host lets them.
alter table room_visit
  add column may_speak boolean not null default false,
  add column hand_raised_at timestamptz;

-- The host ended it before its time. An event that is moved to a later time begins anew.
alter table event add column room_ended_at timestamptz;

-- LiveKit sends news as the gateway does; how long the gateway was silent is asked of its own alone.
alter table webhook_event add column sender text not null default 'gateway' check (sender in ('gateway', 'livekit'));
create index webhook_event_sender on webhook_event (sender, received_at);
