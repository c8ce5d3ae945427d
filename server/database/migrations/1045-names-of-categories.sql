-- The names that people know the categories by.
update category set name = 'Business / Career' where slug = 'business-career' and name = 'Business and career';
update category set name = 'Self Development' where slug = 'self-development' and name = 'Self development';
