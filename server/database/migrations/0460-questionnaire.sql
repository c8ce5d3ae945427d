-- What a client is asked after registering. `text` and `choices` are English; what is empty in Hindi is shown in English.
create table question (
  u_id uuid primary key,
  position integer not null check (position > 0),
  kind text not null check (kind in ('one', 'several')),
  -- What the answer is used for when something is suggested.
  purpose text not null default 'none' check (purpose in ('none', 'topics', 'languages', 'times', 'budget', 'help')),
  text text not null check (text <> ''),
  hint text not null default '',
  choices text[] not null,
  -- What stands for each choice in an answer, in the same order.
  choice_values text[] not null,
  text_hi text not null default '',
  hint_hi text not null default '',
  choices_hi text[] not null default '{}',
  is_required boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  -- An answer names the revision that it was given to.
  revision integer not null default 1,
  check (cardinality(choices) >= 2),
  check (cardinality(choice_values) = cardinality(choices)),
  check (cardinality(choices_hi) in (0, cardinality(choices)))
);
create unique index question_purpose on question (purpose)
  where purpose <> 'none' and state in ('scheduled', 'published');
create index question_published on question (position, u_id) where state = 'published';

create table questionnaire_answer (
  person_id uuid not null references person,
  question_id uuid not null references question,
  question_revision integer not null,
  -- As the person read them, because a question may change later.
  question_text text not null,
  choice_values text[] not null,
  choices text[] not null,
  is_skipped boolean not null,
  answered_at timestamptz not null,
  primary key (person_id, question_id),
  check (is_skipped = (cardinality(choice_values) = 0))
);
create index questionnaire_answer_question on questionnaire_answer (question_id);

-- Who is led to the questionnaire after logging in: clients who registered and neither finished it nor put it off.
create table questionnaire (
  person_id uuid primary key references person,
  state text not null check (state in ('waiting', 'put-off', 'finished')),
  updated_at timestamptz not null
);

insert into question
  (u_id, position, kind, purpose, is_required, state, published_at, text, hint, choices, choice_values, text_hi, hint_hi, choices_hi)
values
  ('019a0000-0000-7000-8000-000000046001', 10, 'several', 'topics', true, 'published', '2026-01-01T00:00:00Z',
    'What would you like to work on?', 'Choose as many as you like.',
    array['Work and career', 'Myself: habits, confidence, anger', 'Money worries', 'Family', 'Love and relationships', 'Health, sleep and body', 'Faith and meaning'],
    array['business-career', 'self-development', 'wealth', 'family', 'relationship', 'health', 'spirituality'],
    'आप किस बारे में मदद चाहते हैं?', 'जितने चाहें उतने चुनें।',
    array['काम और करियर', 'अपने बारे में: आदतें, आत्मविश्वास, ग़ुस्सा', 'पैसों की चिंता', 'परिवार', 'प्यार और रिश्ते', 'सेहत, नींद और शरीर', 'आस्था और जीवन का अर्थ']),
  ('019a0000-0000-7000-8000-000000046002', 20, 'one', 'none', false, 'published', '2026-01-01T00:00:00Z',
    'How long have you felt this way?', '',
    array['A few days', 'A few weeks', 'A few months', 'More than a year', 'I am not sure'],
    array['days', 'weeks', 'months', 'years', 'unsure'],
    'आपको ऐसा कब से लग रहा है?', '',
    array['कुछ दिनों से', 'कुछ हफ़्तों से', 'कुछ महीनों से', 'एक साल से ज़्यादा', 'पता नहीं']),
  ('019a0000-0000-7000-8000-000000046003', 30, 'one', 'none', false, 'published', '2026-01-01T00:00:00Z',
    'Have you talked to a healer or counsellor before?', '',
    array['No, never', 'Once or twice', 'Yes, for some time', 'Yes, and I still do'],
    array['never', 'once', 'some-time', 'still'],
    'क्या आपने पहले कभी किसी हीलर या काउंसलर से बात की है?', '',
    array['नहीं, कभी नहीं', 'एक-दो बार', 'हाँ, कुछ समय तक', 'हाँ, अब भी करता/करती हूँ']),
  ('019a0000-0000-7000-8000-000000046004', 40, 'several', 'languages', true, 'published', '2026-01-01T00:00:00Z',
    'In which languages would you like to talk?', 'Choose every language that you are at ease in.',
    array['English', 'Hindi', 'Marathi', 'Tamil', 'Bengali', 'Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Punjabi'],
    array['en', 'hi', 'mr', 'ta', 'bn', 'te', 'kn', 'ml', 'gu', 'pa'],
    'आप किन भाषाओं में बात करना चाहेंगे?', 'हर वह भाषा चुनें जिसमें आप सहज हैं।',
    array['अंग्रेज़ी', 'हिन्दी', 'मराठी', 'तमिल', 'बांग्ला', 'तेलुगु', 'कन्नड़', 'मलयालम', 'गुजराती', 'पंजाबी']),
  ('019a0000-0000-7000-8000-000000046005', 50, 'several', 'times', false, 'published', '2026-01-01T00:00:00Z',
    'When is a good time for you?', 'Choose as many as you like.',
    array['Mornings, before 12', 'Afternoons, 12 to 5', 'Evenings, after 5'],
    array['morning', 'afternoon', 'evening'],
    'आपके लिए कौन-सा समय ठीक रहेगा?', 'जितने चाहें उतने चुनें।',
    array['सुबह, 12 बजे से पहले', 'दोपहर, 12 से 5', 'शाम, 5 बजे के बाद']),
  ('019a0000-0000-7000-8000-000000046006', 60, 'one', 'budget', false, 'published', '2026-01-01T00:00:00Z',
    'How much can you spend on one session?', 'A session lasts 45 minutes.',
    array['Up to ₹500', 'Up to ₹1,000', 'Up to ₹2,000', 'The price does not matter'],
    array['500', '1000', '2000', 'any'],
    'एक सेशन पर आप कितना ख़र्च कर सकते हैं?', 'एक सेशन 45 मिनट का होता है।',
    array['₹500 तक', '₹1,000 तक', '₹2,000 तक', 'क़ीमत मायने नहीं रखती']),
  ('019a0000-0000-7000-8000-000000046007', 70, 'several', 'help', false, 'published', '2026-01-01T00:00:00Z',
    'What would help you most?', 'Choose as many as you like.',
    array['Talking to a person', 'Learning at my own pace', 'Listening to others in a webinar', 'Reading'],
    array['talk', 'learn', 'listen', 'read'],
    'आपको किस चीज़ से सबसे ज़्यादा मदद मिलेगी?', 'जितने चाहें उतने चुनें।',
    array['किसी से बात करना', 'अपनी रफ़्तार से सीखना', 'वेबिनार में दूसरों को सुनना', 'पढ़ना']);
