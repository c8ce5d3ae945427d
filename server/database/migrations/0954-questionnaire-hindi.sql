-- The first questions in Hindi as people say it, for women and men, unless staff has written them anew.
update question set choices_hi = array_replace(choices_hi, 'अपने बारे में: आदतें, आत्मविश्वास, ग़ुस्सा', 'अपने बारे में: आदतें, आत्मविश्वास, गुस्सा');
update question set choices_hi = array_replace(choices_hi, 'हाँ, अब भी करता/करती हूँ', 'हाँ, और अब भी बात होती है');
update question set choices_hi = array_replace(choices_hi, 'क़ीमत मायने नहीं रखती', 'कीमत कुछ भी हो');
update question set hint_hi = 'वे सभी भाषाएँ चुनें जिनमें आप आराम से बात कर सकें।' where hint_hi = 'हर वह भाषा चुनें जिसमें आप सहज हैं।';
update question set text_hi = 'आप एक सेशन पर कितना खर्च कर सकते हैं?' where text_hi = 'एक सेशन पर आप कितना ख़र्च कर सकते हैं?';
