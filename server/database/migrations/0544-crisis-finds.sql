-- Below the helplines stand healers for low mood and medicine; “fear” found physiotherapists as well.
update search_meaning set finds = array['low mood', 'psychiatrist'] where name = 'Thoughts of suicide';
