-- "Other" and "prefer not to say" beside the two, for clients and healers.
alter table person drop constraint person_gender_check;
alter table person add constraint person_gender_check
  check (gender in ('male', 'female', 'other', 'prefer-not-to-say'));
alter table healer drop constraint healer_gender_check;
alter table healer add constraint healer_gender_check
  check (gender in ('male', 'female', 'other', 'prefer-not-to-say'));

-- The first questions in Hindi in forms that hold for women and men, unless staff has written them anew.
update question set text_hi = 'आपको किस बारे में मदद चाहिए?' where text_hi = 'आप किस बारे में मदद चाहते हैं?';
update question set text_hi = 'आपको किन भाषाओं में बात करनी है?' where text_hi = 'आप किन भाषाओं में बात करना चाहेंगे?';
update question set text_hi = 'एक सेशन पर कितना खर्च करना ठीक रहेगा?' where text_hi = 'आप एक सेशन पर कितना खर्च कर सकते हैं?';
update question set text_hi = 'आपके लिए कौन सा समय ठीक रहेगा?' where text_hi = 'आपके लिए कौन-सा समय ठीक रहेगा?';
