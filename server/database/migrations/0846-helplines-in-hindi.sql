-- Who needs a number in the night reads in the own language when it answers.
alter table helpline add column note_hi text not null default '';
update helpline set note_hi = 'मुफ़्त, 24 घंटे, 20 भाषाओं में।' where note = 'Free, 24 hours a day, in 20 languages.';
