-- readable from 1072
-- People are notified, and another system is synced.
alter table waitlist_told rename to waitlist_notification;
alter table waitlist_notification rename told_at to notified_at;
alter table waitlist_notification rename constraint waitlist_told_pkey to waitlist_notification_pkey;
alter table waitlist_notification rename constraint waitlist_told_entry_id_fkey to waitlist_notification_entry_id_fkey;
alter table cometchat_user rename told_revision to synced_revision;
alter table cometchat_group rename told_revision to synced_revision;
alter index cometchat_user_untold rename to cometchat_user_unsynced;
alter index cometchat_group_untold rename to cometchat_group_unsynced;
alter table action_reminder rename told_at to notified_at;
alter table room_late rename to late_healer_notice;
alter table late_healer_notice rename told_at to notified_at;
alter table late_healer_notice rename constraint room_late_pkey to late_healer_notice_pkey;
alter table late_healer_notice rename constraint room_late_appointment_id_fkey to late_healer_notice_appointment_id_fkey;
alter table earning rename look_again_at to next_check_at;
alter table referral rename look_again_at to next_check_at;

-- What a healer writes of themselves.
alter table healer rename proof to qualifications;
alter table healer rename proof_seen_on to qualifications_seen_on;
alter table healer rename brings to client_concerns;
alter table healer rename voice to greeting;
alter table healer_page_change rename brings to client_concerns;
alter table healer_page_change rename voice to greeting;
alter table event rename brings to what_to_bring;
update healer_submission set content = content - 'brings' || jsonb_build_object('what_to_bring', content -> 'brings')
  where content ? 'brings';
update record_revision set fields = fields - 'brings' || jsonb_build_object('what_to_bring', fields -> 'brings')
  where resource = 'events' and fields ? 'brings';

-- Messages that wait to be sent name their text, and the arguments of it.
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job set data = replace(replace(replace(replace(replace(replace(replace(replace(data::text,
        'appointments.movedForClient', 'appointments.rescheduledForClient'),
        'appointments.movedForHealer', 'appointments.rescheduledForHealer'),
        'appointments.movedByYou', 'appointments.rescheduledByYou'),
        'appointments.moveAccepted', 'appointments.rescheduleAccepted'),
        'appointments.handedBackForHealer', 'appointments.releasedForHealer'),
        'appointments.handedBackTaken', 'appointments.releasedTaken'),
        'appointments.handedBackKept', 'appointments.releasedKept'),
        '"move":', '"reschedule":')::jsonb
      where state in ('created', 'retry')
        and data::text ~ 'appointments\.(moved|moveAccepted|handedBack|reminder)';
    -- Its work comes round under the name of released-times.
    delete from jobs.schedule where name = 'handed-back';
    delete from jobs.job where name in ('handed-back', 'handed-back-taken') and state in ('created', 'retry');
  end if;
end $$;
