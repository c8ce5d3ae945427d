-- readable from 1072
-- One word for one thing: money that returns is a refund, and a time that its client offers to others is released.
alter table give_back rename to order_refund;
alter table orders rename given_back_paise to refunded_paise;
alter table orders rename given_back_tax_paise to refunded_tax_paise;
alter table invoice rename give_back_id to order_refund_id;
alter table slot_hand_back rename to slot_release;
alter table slot_release rename handed_back_at to released_at;


do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as of, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ 'give_back|given_back|slot_hand_back'
  loop
    execute format('alter table %s rename constraint %I to %I', one.of, one.name,
      replace(replace(replace(one.name, 'give_back', 'order_refund'), 'given_back', 'refunded'), 'slot_hand_back', 'slot_release'));
  end loop;
  for one in
    select c.oid::regclass as of, c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
      and c.relname ~ 'give_back|given_back|slot_hand_back'
  loop
    execute format('alter index %s rename to %I', one.of,
      replace(replace(replace(one.name, 'give_back', 'order_refund'), 'given_back', 'refunded'), 'slot_hand_back', 'slot_release'));
  end loop;
end $$;
alter table enrolment rename give_back_until to cancellable_until;

-- The history of an appointment is not made longer by its new words.
alter table appointment disable trigger user;
alter table appointment drop constraint appointment_state_check;
update appointment set state = 'released' where state = 'handed-back';
alter table appointment add constraint appointment_state_check check (state in (
  'held', 'confirmed', 'released', 'reported', 'disputed', 'completed', 'cancelled', 'no-show', 'healer-no-show', 'lapsed'));
update appointment_transition set state = 'released' where state = 'handed-back';

-- An appointment gets another time: it is rescheduled.
alter table appointment rename moved_from to rescheduled_from;
alter table appointment rename moved_by to rescheduled_by;
alter table appointment rename constraint appointment_moved_by_check to appointment_rescheduled_by_check;
alter table appointment rename is_move_open to is_reschedule_open;
update appointment set policy = policy - 'move_until_hours'
  || jsonb_build_object('reschedule_until_hours', policy -> 'move_until_hours')
  where policy ? 'move_until_hours';
alter table appointment enable trigger user;

update setting set key = 'event_cancel_hours' where key = 'event_give_back_hours';
update setting set value = value - 'move_until_hours'
  || jsonb_build_object('reschedule_until_hours', value -> 'move_until_hours')
  where key = 'booking_policy' and value ? 'move_until_hours';

update notification set message = case message
    when 'appointments.movedForClient' then 'appointments.rescheduledForClient'
    when 'appointments.movedForHealer' then 'appointments.rescheduledForHealer'
    when 'appointments.movedByYou' then 'appointments.rescheduledByYou'
    when 'appointments.moveAccepted' then 'appointments.rescheduleAccepted'
    when 'appointments.handedBackForHealer' then 'appointments.releasedForHealer'
    when 'appointments.handedBackTaken' then 'appointments.releasedTaken'
    when 'appointments.handedBackKept' then 'appointments.releasedKept'
    else message end
  where message like 'appointments.moved%' or message like 'appointments.handedBack%' or message = 'appointments.moveAccepted';

update digest_entry set message = case message
    when 'appointments.movedForClient' then 'appointments.rescheduledForClient'
    when 'appointments.movedForHealer' then 'appointments.rescheduledForHealer'
    when 'appointments.movedByYou' then 'appointments.rescheduledByYou'
    when 'appointments.moveAccepted' then 'appointments.rescheduleAccepted'
    when 'appointments.handedBackForHealer' then 'appointments.releasedForHealer'
    when 'appointments.handedBackTaken' then 'appointments.releasedTaken'
    when 'appointments.handedBackKept' then 'appointments.releasedKept'
    else message end
  where message like 'appointments.moved%' or message like 'appointments.handedBack%' or message = 'appointments.moveAccepted';

-- An enrolment is cancelled, by its client or with the event.
alter table enrolment disable trigger user;
alter table enrolment drop constraint enrolment_state_check;
update enrolment set state = case state when 'given-back' then 'cancelled' else 'event-cancelled' end
  where state in ('given-back', 'called-off');
alter table enrolment add constraint enrolment_state_check
  check (state in ('held', 'enrolled', 'cancelled', 'event-cancelled', 'lapsed'));
alter table enrolment enable trigger user;
drop index enrolment_mine;
create index enrolment_mine on enrolment (client_id, event_id, state) where state in ('enrolled', 'event-cancelled');
