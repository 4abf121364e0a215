/** Localities of the cities in use, by the current name of their city. A job in the city is found by each of them. */
export const LOCALITIES: readonly { city: string; names: string }[] = [
  {
    city: 'surat',
    names:
      'varachha, varacha, varachaa, varaccha, mota varachha, mota varacha, nana varachha, nana varacha, adajan, adajan patiya, katargam, katargaam, udhna, udhana, udhna darwaja, ring road, sachin, sachin gidc, pandesara, vesu, piplod, pal gam, palanpur patiya, athwa, athwalines, athwa lines, city light, citylight, ghod dod road, ghoddod road, majura gate, nanpura, parvat patiya, puna gam, punagam, puna kumbharia, sarthana, yogi chowk, hirabaug, hira baug, kapodra, amroli, jahangirpura, jahangirabad, bhatar, althan, dumas, dumas road, hazira, magdalla, mahidharpura, begumpura, salabatpura, sahara darwaja, bhestan, dindoli, godadara, khatodara, gopipura, chowk bazar, lal darwaja, umarwada, limbayat, rander, rander road, ved road, ambika niketan, vip road vesu, utran, mota mandir, textile market, sosyo circle, vijaya nagar, kosad, ichchhapore, ichhapore, dabholi, singanpore, lambe hanuman road, अडाजण, वराछा, उधना, कतारगाम, વરાછા, અડાજણ, કતારગામ, ઉધના, સચિન, પાંડેસરા, વેસુ, રાંદેર, લિંબાયત, અમરોલી',
  },
  {
    city: 'ahmedabad',
    names:
      'maninagar, navrangpura, satellite road, vastrapur, bopal, south bopal, sg highway, s g highway, prahlad nagar, prahladnagar, naroda, narol, vatva, odhav, nikol, bapunagar, gota, chandkheda, ranip, sabarmati, ashram road, cg road, c g road, thaltej, bodakdev, paldi, ellis bridge, ellisbridge, ghatlodia, memnagar, isanpur, vejalpur, jodhpur gam, sarkhej, changodar, sanand, kathwada, nava naroda, asarwa, shahibaug, kalupur, વસ્ત્રાપુર, મણિનગર, નરોડા',
  },
  {
    city: 'vadodara',
    names:
      'alkapuri, gotri, makarpura, manjalpur, karelibaug, fatehgunj, sayajigunj, akota, waghodia road, vasna road, subhanpura, gorwa, sama savli road, nizampura, tandalja, harni, raopura, padra road, ajwa road, ranoli',
  },
  {
    city: 'rajkot',
    names:
      'kalawad road, yagnik road, gondal road, metoda, shapar, veraval shapar, mavdi, raiya road, kotharia, aji gidc, bhaktinagar',
  },
  {
    city: 'mumbai',
    names:
      'andheri, andheri east, andheri west, bandra, bandra east, bandra west, bkc, bandra kurla complex, borivali, borivli, kandivali, malad, goregaon, jogeshwari, vile parle, santacruz, khar west, dadar, parel, lower parel, worli, prabhadevi, matunga, sion, kurla, ghatkopar, vikhroli, powai, mulund, bhandup, chembur, govandi, mankhurd, colaba, churchgate, nariman point, marine lines, dahisar, lalbaug, byculla, mumbai central, zaveri bazar, kalbadevi, saki naka, sakinaka, marol, chandivali, opera house, अंधेरी, दादर, बांद्रा',
  },
  {
    city: 'navi mumbai',
    names:
      'vashi, nerul, cbd belapur, kharghar, panvel, airoli, ghansoli, koparkhairane, kopar khairane, turbhe, mahape, rabale, seawoods',
  },
  {
    city: 'thane',
    names:
      'ghodbunder road, wagle estate, majiwada, kasarvadavali, dombivli, dombivali, kalyan, bhiwandi, ulhasnagar, mira road, bhayandar',
  },
  {
    city: 'pune',
    names:
      'hinjewadi, hinjawadi, kothrud, hadapsar, viman nagar, kharadi, wakad, baner, aundh, pimpri, chinchwad, pimpri chinchwad, pcmc, bhosari, chakan, talegaon, shivaji nagar pune, swargate, koregaon park, kalyani nagar, magarpatta, yerwada, katraj, warje, sinhagad road, wagholi, ranjangaon, nigdi, akurdi, bavdhan',
  },
  {
    city: 'delhi',
    names:
      'connaught place, karol bagh, lajpat nagar, nehru place, okhla, dwarka, rohini, janakpuri, pitampura, saket, laxmi nagar, chandni chowk, vasant kunj, rajouri garden, kirti nagar, mayur vihar, preet vihar, shahdara, narela, bawana, mundka, wazirpur, uttam nagar, paschim vihar, jasola, netaji subhash place, patparganj, mayapuri, hauz khas, greater kailash, patel nagar, tilak nagar, moti nagar, punjabi bagh, shalimar bagh, badarpur',
  },
  {
    city: 'gurugram',
    names: 'cyber city, dlf phase, manesar, imt manesar, udyog vihar, sohna road, golf course road, mg road gurgaon',
  },
  { city: 'noida', names: 'greater noida, noida extension, noida sector 62, noida sector 63' },
  {
    city: 'bengaluru',
    names:
      'whitefield, koramangala, indiranagar, hsr layout, btm layout, jayanagar, marathahalli, electronic city, bellandur, hebbal, yelahanka, peenya, rajajinagar, malleshwaram, malleswaram, basavanagudi, banashankari, jp nagar, bommanahalli, bannerghatta road, sarjapur, sarjapur road, yeshwanthpur, yeshwantpur, manyata tech park, mahadevapura, kr puram, vijayanagar bangalore, domlur, ulsoor, bommasandra',
  },
  {
    city: 'hyderabad',
    names:
      'hitech city, hi tech city, gachibowli, madhapur, kukatpally, ameerpet, begumpet, banjara hills, jubilee hills, kondapur, miyapur, dilsukhnagar, lb nagar, uppal, himayatnagar, somajiguda, abids, kompally, nacharam, jeedimetla, shamshabad, manikonda',
  },
  {
    city: 'chennai',
    names:
      'guindy, adyar, velachery, tambaram, ambattur, porur, anna nagar, t nagar, nungambakkam, mylapore, omr chennai, sholinganallur, perungudi, chromepet, egmore, vadapalani, ashok nagar chennai, thoraipakkam, siruseri, sriperumbudur, oragadam, avadi, perambur, royapettah, teynampet, pallavaram',
  },
  {
    city: 'kolkata',
    names:
      'salt lake, saltlake, newtown kolkata, rajarhat, park street, dum dum, behala, ballygunge, burrabazar, burra bazar, garia, jadavpur, tollygunge, sector v',
  },
  {
    city: 'jaipur',
    names:
      'malviya nagar jaipur, mansarovar, vaishali nagar, sitapura, johari bazar, vki area, vidhyadhar nagar, jhotwara, sanganer',
  },
  { city: 'indore', names: 'vijay nagar indore, palasia, rajwada, pithampur' },
  { city: 'coimbatore', names: 'gandhipuram, peelamedu, rs puram, saravanampatti, singanallur' },
  { city: 'tiruppur', names: 'avinashi road tirupur, palladam' },
];

/** The city of the first three digits of a PIN code. */
export const PINCODE_CITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    surat: '394 395',
    navsari: '396',
    ahmedabad: '380 382',
    gandhinagar: '381',
    vadodara: '390 391',
    bharuch: '392 393',
    rajkot: '360',
    jamnagar: '361',
    junagadh: '362',
    bhavnagar: '364',
    kachchh: '370',
    mehsana: '384',
    anand: '388',
    nadiad: '387',
    mumbai: '400',
    thane: '421',
    pune: '411 412',
    nashik: '422',
    nagpur: '440 441',
    'chhatrapati sambhajinagar': '431',
    kolhapur: '416',
    solapur: '413',
    delhi: '110',
    gurugram: '122',
    faridabad: '121',
    noida: '201',
    lucknow: '226',
    kanpur: '208',
    varanasi: '221',
    prayagraj: '211',
    agra: '282',
    chandigarh: '160',
    ludhiana: '141',
    amritsar: '143',
    jaipur: '302 303',
    jodhpur: '342',
    udaipur: '313',
    kota: '324',
    indore: '452 453',
    bhopal: '462',
    gwalior: '474',
    jabalpur: '482',
    raipur: '492',
    bengaluru: '560 562',
    mysuru: '570',
    mangaluru: '575',
    hubballi: '580',
    hyderabad: '500 501',
    warangal: '506',
    vijayawada: '520',
    visakhapatnam: '530',
    chennai: '600',
    coimbatore: '641',
    tiruppur: '638',
    madurai: '625',
    tiruchirappalli: '620',
    salem: '636',
    kochi: '682',
    thiruvananthapuram: '695',
    kozhikode: '673',
    thrissur: '680',
    kolkata: '700',
    howrah: '711',
    bhubaneswar: '751',
    cuttack: '753',
    patna: '800',
    ranchi: '834',
    jamshedpur: '831',
    guwahati: '781',
    dehradun: '248',
    jammu: '180',
    srinagar: '190',
    puducherry: '605',
  }).flatMap(([city, codes]) => codes.split(' ').map((code) => [code, city] as const)),
);

/** The state of the first two digits of a PIN code, for codes of other cities. */
export const PINCODE_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    haryana: '12 13',
    punjab: '14 15',
    'himachal pradesh': '17',
    'jammu and kashmir': '18 19',
    'uttar pradesh': '20 21 22 23 25 26 27 28',
    uttarakhand: '24',
    rajasthan: '30 31 32 33 34',
    gujarat: '36 37 38 39',
    maharashtra: '40 41 42 43 44',
    'madhya pradesh': '45 46 47 48',
    chhattisgarh: '49',
    telangana: '50',
    'andhra pradesh': '51 52 53',
    karnataka: '56 57 58 59',
    'tamil nadu': '60 61 62 63 64',
    kerala: '67 68 69',
    'west bengal': '70 71 72 73 74',
    odisha: '75 76 77',
    assam: '78',
    bihar: '80 81 84 85',
    jharkhand: '82 83',
  }).flatMap(([state, codes]) => codes.split(' ').map((code) => [code, state] as const)),
);
