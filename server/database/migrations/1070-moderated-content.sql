-- What a neutral name or no picture stands for, under the names that the code uses.
alter table hidden_part rename to moderated_content;
alter table moderated_content rename column thing to content_type;
alter table moderated_content rename column thing_id to content_id;
alter table moderated_content rename column before to original;
alter table moderated_content rename column neutral to replacement;
alter table moderated_content rename constraint hidden_part_pkey to moderated_content_pkey;
alter table moderated_content rename constraint hidden_part_thing_check to moderated_content_content_type_check;
alter table moderated_content rename constraint hidden_part_person_id_fkey to moderated_content_person_id_fkey;
alter index hidden_part_person rename to moderated_content_person;
