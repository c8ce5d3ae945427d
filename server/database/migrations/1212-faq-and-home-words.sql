-- The questions of the FAQ in their order. One with a code has an answer that follows the rules of the site, unless its own is written.
create table faq_entry (
  u_id uuid primary key,
  code text unique check (code in ('cancel', 'refund', 'receipt', 'bought', 'return', 'otp', 'privacy')),
  question text not null,
  question_hi text not null default '',
  answer text not null default '',
  answer_hi text not null default '',
  position integer not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  updated_at timestamptz not null,
  is_demo boolean not null default false,
  revision integer not null default 1,
  check (state not in ('scheduled', 'published') or published_at is not null),
  check (code is not null or answer <> '')
);
create index faq_entry_position on faq_entry (position) where state = 'published';
create index faq_entry_scheduled on faq_entry (published_at) where state = 'scheduled';

insert into faq_entry (u_id, code, question, question_hi, position, state, published_at, updated_at)
select ('019a0000-0000-7000-8000-00000122' || to_char(row_number() over (), 'FM0000'))::uuid, entry.*, row_number() over (),
  'published', now(), now()
from (values
  ('cancel', 'Can I reschedule or cancel an appointment?', 'क्या अपॉइंटमेंट का समय बदला या उसे रद्द किया जा सकता है?'),
  ('refund', 'When do I get my refund?', 'मेरा रिफ़ंड कब आएगा?'),
  ('receipt', 'Where is my receipt?', 'मेरी रसीद कहाँ है?'),
  ('bought', 'Where can I find the course or e-book I bought?', 'मेरा खरीदा हुआ कोर्स या ई-बुक कहाँ मिलेगी?'),
  ('return', 'Can I return a purchase?', 'क्या खरीदारी वापस की जा सकती है?'),
  ('otp', 'I did not get the OTP or cannot log in. What can I do?', 'OTP नहीं आता या लॉग इन नहीं हो पाता। क्या करें?'),
  ('privacy', 'Who can read my ticket?', 'मेरा टिकट कौन पढ़ सकता है?')
) as entry (code, question, question_hi);

-- Words of the home page in the place of those that come with the site; empty for those.
create table home_text (
  name text primary key,
  text text not null default '',
  text_hi text not null default '',
  position integer not null,
  is_demo boolean not null default false,
  revision integer not null default 1
);
insert into home_text (name, position)
select name, row_number() over () from unnest(array['hero-title', 'hero-line', 'next-free', 'doors', 'costs', 'steps', 'courses',
  'events', 'books', 'reels', 'articles', 'offers']) as name;
