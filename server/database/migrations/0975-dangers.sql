-- Which danger a helpline is for: the first of the list were all for thoughts of suicide and self-harm.
alter table helpline
  add column name_hi text not null default '',
  add column dangers text[] not null default '{self-harm}'
    check (dangers <@ array['self-harm', 'violence', 'sexual-violence', 'child-abuse', 'trafficking', 'harassment']);

-- Lines of the state, free, day and night. One that staff wrote down already keeps its words and is shown here too.
insert into helpline (u_id, name, name_hi, number, note, note_hi, dangers, position) values
  ('019a0000-0000-7000-8000-000000000411', 'Emergency services', 'आपातकालीन सेवाएँ', '112',
    'Police and ambulance, at once.', 'पुलिस और एम्बुलेंस, तुरंत।',
    '{violence,sexual-violence,child-abuse,trafficking,harassment}', 51),
  ('019a0000-0000-7000-8000-000000000412', 'Women’s helpline', 'महिला हेल्पलाइन', '181',
    'Advice, shelter, and the way to a One Stop Centre (Sakhi).', 'सलाह, रहने की जगह और वन स्टॉप सेंटर (सखी) का पता।',
    '{violence,sexual-violence,trafficking,harassment}', 52),
  ('019a0000-0000-7000-8000-000000000413', 'Women’s police helpline', 'महिला पुलिस हेल्पलाइन', '1091',
    'Police for women, day and night.', 'महिलाओं के लिए पुलिस, दिन-रात।',
    '{violence,sexual-violence,harassment}', 53),
  ('019a0000-0000-7000-8000-000000000414', 'Childline', 'चाइल्डलाइन', '1098',
    'For everyone under 18, and for adults who worry about a child.', '18 साल से छोटे सभी के लिए, और किसी बच्चे की चिंता करने वालों के लिए भी।',
    '{violence,sexual-violence,child-abuse,trafficking}', 54),
  ('019a0000-0000-7000-8000-000000000415', 'Cyber crime helpline', 'साइबर क्राइम हेल्पलाइन', '1930',
    'For threats with pictures, and crimes online.', 'तस्वीरों से धमकी और ऑनलाइन अपराध के लिए।',
    '{harassment}', 56)
on conflict (number) do update set
  dangers = array(select distinct unnest(helpline.dangers || excluded.dangers)),
  name_hi = excluded.name_hi;

-- A meaning of the search names its danger; there was one kind before.
alter table search_meaning add column danger text
  check (danger in ('self-harm', 'violence', 'sexual-violence', 'child-abuse', 'trafficking', 'harassment'));
update search_meaning set danger = 'self-harm' where is_crisis;
alter table search_meaning drop column is_crisis;
create index search_meaning_danger on search_meaning (danger) where danger is not null;

-- Below the help for harm by others stand people who treat its wounds: never a marriage counsellor, because talking as a
-- couple can be dangerous while one of the two is hurt. Words that mean more than harm (“abuse”) are left to the rules of
-- contract/crisis, which read those around them.
update search_meaning set name = 'Violence at home', danger = 'violence',
  typed = array['domestic violence', 'abusive husband', 'ghar me maar peet', 'घरेलू हिंसा'],
  finds = array['trauma', 'psychologist', 'psychiatrist', 'violence', 'abuse']
  where name = 'Gender violence';
insert into search_meaning (u_id, name, danger, typed, finds)
select gen_random_uuid(), name, danger, string_to_array(typed, ', '), string_to_array(finds, ', ') from (values
  ('Violence at home', 'violence', 'domestic violence, abusive husband, ghar me maar peet, घरेलू हिंसा', 'trauma, psychologist, psychiatrist, violence, abuse'),
  ('Sexual violence', 'sexual-violence', 'sexual violence, sexual assault, balatkar, बलात्कार', 'trauma, psychologist, psychiatrist, abuse'),
  ('Harm to children', 'child-abuse', 'child abuse, child sexual abuse, bal shoshan, बाल शोषण', 'trauma, child psychologist, psychologist, abuse'),
  ('Trafficking', 'trafficking', 'human trafficking, manav taskari, मानव तस्करी', 'trauma, psychologist, psychiatrist'),
  ('Stalking and threats', 'harassment', 'stalking, blackmail, ब्लैकमेल', 'trauma, psychologist, psychiatrist')
) as rows (name, danger, typed, finds)
on conflict (name) do nothing;

-- A notice says for which kind of danger it was, so that a notice of one never holds back that of the other.
alter table crisis_notice add column about text not null default 'self-harm' check (about in ('self-harm', 'harm'));
alter table crisis_notice drop constraint crisis_notice_place_check,
  add constraint crisis_notice_place_check check (place in ('chat', 'ticket', 'booking', 'enquiry', 'test', 'group',
    'question', 'review', 'room', 'search', 'contact', 'note', 'feedback', 'report'));
