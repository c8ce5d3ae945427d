-- Colleagues name, order, hide and paint the categories, and add others. The seven keep their ids and addresses.
alter table category
  alter column u_id set default gen_random_uuid(),
  add column description_hi text not null default '',
  add column is_shown boolean not null default true,
  -- Empty: the colour of links.
  add column color_dark text not null default '',
  add column color_light text not null default '',
  -- The base address of an uploaded picture; null: the drawn door.
  add column image text,
  add constraint category_slug_is_path check (slug ~ '^[a-z]+(-[a-z]+)*$') not valid,
  add constraint category_colors check (color_dark ~ '^(#[0-9a-f]{6})?$' and color_light ~ '^(#[0-9a-f]{6})?$') not valid;

-- The word that Hindi pages have had all along.
update category set name_hi = 'पैसा' where slug = 'wealth' and name_hi = 'धन';

update category set color_dark = now.dark, color_light = now.light, description_hi = now.words
from (values
  ('business-career', '#a3bce3', '#2f4a78', 'जब काम छूट गया हो, जब काम ख़त्म ही न होता हो, और बीच के फ़ैसले के लिए।'),
  ('self-development', '#e6ae8e', '#8a4e38', 'आदतों, हिम्मत और मिज़ाज के लिए, और उस इंसान के लिए जो आप अभी बन रहे हैं।'),
  ('wealth', '#e2c677', '#735811', 'क़र्ज़, बचत और उस चुप्पी के लिए जो पैसा घर में ले आता है।'),
  ('family', '#c0cc8a', '#525f26', 'हर उम्र के माता-पिता और बच्चों के लिए, और उन सबके लिए जिनकी रसोई एक है।'),
  ('relationship', '#eaa8b2', '#8a3b50', 'उन दो लोगों के लिए जो फिर बात करना चाहते हैं, या बिना और टूटे अलग होना।'),
  ('health', '#8fd0cb', '#1f6162', 'नींद, दर्द, चिंता और खाने के लिए, डॉक्टर के साथ, उनकी जगह नहीं।'),
  ('spirituality', '#c3aed8', '#594571', 'शोक, शांति और आस्था के लिए, आप जिस भी दरवाज़े से आएँ।')
) now (slug, dark, light, words)
where category.slug = now.slug;
