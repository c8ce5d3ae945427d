-- The language of mails, SMS, WhatsApp and push. It was that of the profile, which is asked for to find healers who speak
-- it. Everybody goes on getting messages in the language in which they got them until now, so that none changes unasked;
-- newcomers begin with the language of the site where they registered, and all can choose in the notification settings.
alter table person add column message_language text not null default 'en' check (message_language ~ '^[a-z]{2,8}$');
update person set message_language = l.code from language l
  where l.u_id = person.language_u_id and l.code = 'hi';
