/** The larger cities of each state, to choose from while typing. Kept by hand: no village is refused for it. */
const lists: Record<string, string> = {
  'Andaman and Nicobar Islands': 'Port Blair (Sri Vijaya Puram)',
  'Andhra Pradesh':
    'Amaravati, Anantapur, Chittoor, Eluru, Guntur, Kadapa, Kakinada, Kurnool, Machilipatnam, Nandyal, Nellore, Ongole, Rajahmundry, Srikakulam, Tenali, Tirupati, Vijayawada, Visakhapatnam, Vizianagaram',
  'Arunachal Pradesh': 'Itanagar, Naharlagun, Pasighat, Tawang, Ziro',
  Assam:
    'Barpeta, Bongaigaon, Dhubri, Dibrugarh, Diphu, Guwahati, Jorhat, Nagaon, Sivasagar, Silchar, Tezpur, Tinsukia',
  Bihar:
    'Ara, Begusarai, Bettiah, Bhagalpur, Bihar Sharif, Chhapra, Darbhanga, Gaya, Hajipur, Katihar, Motihari, Munger, Muzaffarpur, Patna, Purnia, Saharsa, Samastipur, Sasaram, Siwan',
  Chandigarh: 'Chandigarh',
  Chhattisgarh: 'Ambikapur, Bhilai, Bilaspur, Dhamtari, Durg, Jagdalpur, Korba, Raigarh, Raipur, Rajnandgaon',
  'Dadra and Nagar Haveli and Daman and Diu': 'Daman, Diu, Silvassa',
  Delhi: 'Delhi, New Delhi',
  Goa: 'Mapusa, Margao, Panaji, Ponda, Vasco da Gama',
  Gujarat:
    'Ahmedabad, Anand, Bharuch, Bhavnagar, Bhuj, Gandhidham, Gandhinagar, Jamnagar, Junagadh, Mehsana, Morbi, Nadiad, Navsari, Palanpur, Porbandar, Rajkot, Surat, Vadodara, Valsad, Vapi',
  Haryana:
    'Ambala, Bahadurgarh, Bhiwani, Faridabad, Gurugram, Hisar, Jind, Karnal, Kurukshetra, Panchkula, Panipat, Rewari, Rohtak, Sirsa, Sonipat, Yamunanagar',
  'Himachal Pradesh':
    'Bilaspur, Chamba, Dharamshala, Hamirpur, Kullu, Mandi, Manali, Nahan, Shimla, Solan, Una',
  'Jammu and Kashmir':
    'Anantnag, Baramulla, Jammu, Kathua, Kupwara, Pulwama, Rajouri, Sopore, Srinagar, Udhampur',
  Jharkhand:
    'Bokaro, Chaibasa, Deoghar, Dhanbad, Dumka, Giridih, Hazaribagh, Jamshedpur, Medininagar, Ramgarh, Ranchi',
  Karnataka:
    'Bagalkot, Ballari, Belagavi, Bengaluru, Bidar, Chikkamagaluru, Chitradurga, Davanagere, Dharwad, Gadag, Hassan, Hubballi, Kalaburagi, Kolar, Mandya, Mangaluru, Mysuru, Raichur, Shivamogga, Tumakuru, Udupi, Vijayapura',
  Kerala:
    'Alappuzha, Ernakulam, Kannur, Kasaragod, Kochi, Kollam, Kottayam, Kozhikode, Malappuram, Munnar, Palakkad, Pathanamthitta, Thalassery, Thiruvananthapuram, Thrissur',
  Ladakh: 'Kargil, Leh',
  Lakshadweep: 'Kavaratti',
  'Madhya Pradesh':
    'Bhopal, Burhanpur, Chhindwara, Dewas, Gwalior, Hoshangabad, Indore, Jabalpur, Katni, Khandwa, Mandsaur, Morena, Neemuch, Ratlam, Rewa, Sagar, Satna, Shivpuri, Singrauli, Ujjain, Vidisha',
  Maharashtra:
    'Ahilyanagar, Akola, Amravati, Beed, Bhiwandi, Chandrapur, Chhatrapati Sambhajinagar, Dharashiv, Dhule, Jalgaon, Jalna, Kalyan, Kolhapur, Latur, Mumbai, Nagpur, Nanded, Nashik, Navi Mumbai, Parbhani, Pimpri-Chinchwad, Pune, Ratnagiri, Sangli, Satara, Solapur, Thane, Vasai-Virar, Wardha, Yavatmal',
  Manipur: 'Bishnupur, Churachandpur, Imphal, Thoubal, Ukhrul',
  Meghalaya: 'Jowai, Nongstoin, Shillong, Tura',
  Mizoram: 'Aizawl, Champhai, Lunglei, Serchhip',
  Nagaland: 'Dimapur, Kohima, Mokokchung, Mon, Tuensang, Wokha',
  Odisha:
    'Angul, Balangir, Balasore, Baripada, Berhampur, Bhadrak, Bhubaneswar, Cuttack, Jeypore, Jharsuguda, Puri, Rayagada, Rourkela, Sambalpur',
  Puducherry: 'Karaikal, Mahe, Puducherry, Yanam',
  Punjab:
    'Abohar, Amritsar, Barnala, Bathinda, Firozpur, Hoshiarpur, Jalandhar, Khanna, Ludhiana, Moga, Mohali, Pathankot, Patiala, Phagwara, Sangrur',
  Rajasthan:
    'Ajmer, Alwar, Banswara, Barmer, Beawar, Bharatpur, Bhilwara, Bikaner, Chittorgarh, Churu, Jaipur, Jaisalmer, Jodhpur, Kota, Nagaur, Pali, Pushkar, Sikar, Sri Ganganagar, Tonk, Udaipur',
  Sikkim: 'Gangtok, Gyalshing, Mangan, Namchi',
  'Tamil Nadu':
    'Ambur, Chennai, Coimbatore, Cuddalore, Dindigul, Erode, Hosur, Kanchipuram, Karur, Kumbakonam, Madurai, Nagercoil, Namakkal, Ooty, Pollachi, Pudukkottai, Rajapalayam, Salem, Sivakasi, Thanjavur, Thoothukudi, Tiruchirappalli, Tirunelveli, Tiruppur, Tiruvannamalai, Vellore, Viluppuram',
  Telangana:
    'Adilabad, Hyderabad, Karimnagar, Khammam, Mahbubnagar, Mancherial, Nalgonda, Nizamabad, Ramagundam, Secunderabad, Siddipet, Suryapet, Warangal',
  Tripura: 'Agartala, Ambassa, Dharmanagar, Kailashahar, Udaipur',
  'Uttar Pradesh':
    'Agra, Aligarh, Ayodhya, Azamgarh, Bareilly, Bulandshahr, Etawah, Firozabad, Ghaziabad, Gorakhpur, Hapur, Jhansi, Kanpur, Lakhimpur, Lucknow, Mathura, Meerut, Mirzapur, Moradabad, Muzaffarnagar, Noida, Prayagraj, Rae Bareli, Rampur, Saharanpur, Shahjahanpur, Sitapur, Sultanpur, Unnao, Varanasi',
  Uttarakhand:
    'Almora, Dehradun, Haldwani, Haridwar, Kashipur, Mussoorie, Nainital, Pithoragarh, Rishikesh, Roorkee, Rudrapur',
  'West Bengal':
    'Asansol, Baharampur, Bardhaman, Bidhannagar, Bolpur, Cooch Behar, Darjeeling, Durgapur, Haldia, Howrah, Jalpaiguri, Kalimpong, Kharagpur, Kolkata, Krishnanagar, Malda, Medinipur, Siliguri',
}
export const indianCities: Record<string, string[]> = Object.fromEntries(
  Object.entries(lists).map(([state, cities]) => [state, cities.split(', ').sort()]),
)
