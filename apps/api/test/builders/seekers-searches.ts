/**
 * Searches that job seekers in Surat type: titles, trade words, misspellings, Hindi and Gujarati. One of the titles before `<` must be among the
 * first ten jobs.
 */
const SEARCHES = `
Accounts Executive < accountant, accounting, account executive, tally, acounts executive, hisab kitab munim
Senior Accountant < accountant, accounts, senior accountant, acountant, accountent, accountan, accou
Accounts Manager < accounts manager
Accounts Executive | Senior Accountant < tally operator, hisaab, munim
Accounts Executive | Senior Accountant | Junior Accountant < accountant job in surat
Junior Accountant < accountancy
Senior Accountant | Accounts Executive < bookkeeper
Billing Executive < billing, billing operator, biling executive
GST and Income Tax Executive < gst, tax executive, income tax, taxation
Chartered Accountant < ca, chartered accountant, chartered acountant
Audit Assistant < audit executive, auditor, article assistant
Cashier < cashier, casheir
Front Office Executive < receptionist, front office
Receptionist < receptionist, reception, front office executive, recptionist, receptionst, resceptionist
Front Office Executive | Receptionist < front desk
HR Executive < hr, hr executive, human resource, human resources executive
Human Resources Manager < hr manager
Recruitment Consultant | HR Executive < recruiter
Recruitment Consultant < recruitment, recuitment
HR Executive | Recruitment Consultant < talent acquisition
Admin Executive < admin, administration, office administrator
Peon < peon, pion, office boy
Office Boy < office boy
Office Assistant < office assistant, ofice assistant
Peon | Office Boy | Office Assistant < chaprasi
Office Boy | Peon | Office Assistant < office helper
Executive Assistant to Director < personal assistant
Executive Assistant to Director | Company Secretary < secretary
Company Secretary < company secretary
Back Office Executive < back office, backoffice
Data Entry Operator < data entry, dataentry, data entry operater
Computer Operator < computer operator
Data Entry Operator | Computer Operator | Back Office Executive < typing work, typist
MIS Executive < mis
MIS Executive | Data Entry Operator < excel
Sales Executive < sales, sales executive, salse executive, seles executive, field sales
Marketing Executive < sales executive, marketing executive, marketting, marketing job
Sales Executive | Marketing Executive < marketing
Counter Salesman < salesman
Sales Executive | Counter Salesman < sales man
Business Development Executive < business development, bde, bussiness development
Area Sales Manager < sales manager
Counter Salesman | Store Manager, Garment Showroom < dukan
Store Manager, Garment Showroom | Counter Salesman < showroom
Telecaller < telecaller, tele caller, telecalling, telicaller
Telecaller | Customer Support Executive < call center, bpo
Customer Support Executive < customer care
Digital Marketing Executive < digital marketing, digital marketer, digital marketng
SEO Executive < seo
Social Media Manager < social media
Graphic Designer < graphic designer, graphics designer, grafic designer, graphic desinger
Graphic Designer | Saree Print Designer < coreldraw
Textile Designer | Graphic Designer | Fashion Designer | Interior Designer < designer
Textile Designer < textile designer, textile desiner
Saree Print Designer | Textile Designer < saree designer
Fashion Designer < fashion designer
Interior Designer < interior designer, interior
Draughtsman < autocad, draftsman
Architect < architecture
Civil Site Engineer < site engineer, civil engineer
Web Developer | React Developer | Android Developer < developer
Web Developer < web developer, web devloper
Software Engineer | Web Developer | React Developer < software developer
Python Programmer < programmer
Python Programmer | Software Engineer | Web Developer < coding
React Developer < react
Software Engineer < software enginer
Hardware and Networking Engineer < network engineer
Software Tester < testing
Content Writer < content writing, contant writer, copywriter
Video Editor < video editing, vedio editor
Photographer < photography, cameraman
Diamond Polisher | Diamond Assorter | Diamond Marker | Diamond Sales Executive < diamond
Diamond Polisher | Diamond Assorter | Diamond Marker | Sarin Operator | Galaxy Planner < hira
Diamond Polisher < diamond polishing, polisher, polishar, ghanti
Sarin Operator < sarin operator, sarin, sarine, saren operator
Galaxy Planner | Sarin Operator < galaxy operator
Galaxy Planner < diamond planner, planner
Diamond Assorter < diamond sorter, assorter, asorter
Laser Machine Operator < 4p, laser operator
Jewellery CAD Designer < jewellery designer
Jewellery CAD Designer | Goldsmith < jewelry
Goldsmith < sonar
Power Loom Operator < loom, powerloom, loom operator
Rapier Jacquard Weaver < weaver
Power Loom Operator | Water Jet Loom Master < weaver
Water Jet Loom Master < weaving, water jet, waterjet loom
Dyeing Master < dyeing, dyeng master, dying master, rangai, dyer
Digital Printing Operator < printing
Digital Printing Operator | Rotary Print Machine Operator < printer
Embroidery Machine Operator < embroidery, embroidary, embroidery operator, embro
Zari Worker < zari work
Zari Worker | Embroidery Machine Operator < jari, hand work
Garment Merchandiser < merchandiser, merchandising, merchandizer
Fabric Quality Checker < fabric checker, checking
Yarn Twisting Operator < twisting
Warping Operator < warper
Circular Knitting Operator < knitting
Tailor < tailor, tailoring, darji, tailer
Tailor | Sewing Machine Operator < silai
Cutting Master < cutting master, cutter
Packing Supervisor | Folding and Packing Helper < packing
Folding and Packing Helper | Packing Supervisor < packaging boy
CNC Operator < cnc
VMC Programmer | CNC Operator < cnc operator
VMC Programmer < vmc
CNC Operator | VMC Programmer < vmc operator
Lathe Machine Turner < turner, lathe
Welder < welding, weldar
Fitter < fitter
Maintenance Electrician < electrician, electricion, bijli, bijli ka kaam, wireman
Electrical Engineer < electrical engineer
Plumber < plumber, plumbing, plumer
Carpenter < carpentry, suthar
Wall Painter < painter
AC Mechanic < mechanic
AC Mechanic | Two Wheeler Technician < mistri
Production Manager < production manager
Production Supervisor < production superviser
Production Supervisor | Packing Supervisor < supervisor
General Manager | Production Manager | Accounts Manager | Operations Manager | Area Sales Manager < manger
Fabric Quality Checker | Quality Control Inspector < quality checker
Quality Control Inspector < qc
Machine Helper | Folding and Packing Helper < helper
Factory Worker | Machine Helper < majdoor
Factory Worker < labour
Store Keeper < store keeper, storekeeper
Warehouse Executive | Store Keeper < godown
Purchase Executive < purchase, procurement, purches executive
Dispatch Executive < logistics, dispatch
Import Export Documentation Executive < export, import export
Driver < driver, gadi driver, gadi wala, drivar, driving
Personal Driver for Director < driver
Driver | Personal Driver for Director < driver job surat
Delivery Boy < delivery, courier boy, delivary boy
Security Guard < security, watchman, chowkidar, securty guard
Housekeeping Staff < housekeeping, safai, cleaner
Cook < cook, rasoiya
Commis Chef < chef
Hotel Steward < waiter
Gardener < mali
Caretaker for Child < aaya
Beautician < beauty parlour
Maths Teacher < teacher, techer, shikshak
English Lecturer < teacher
English Lecturer | Maths Teacher < faculty
Career Counsellor < counselor
Staff Nurse < nurse, nursing
Lab Technician < lab technician
Pharmacist < pharmacist, farmacist, medical store
Medical Officer < doctor
Travel Consultant < travel agent, tours and travels, ticketing
Visa Executive < visa
Insurance Advisor < insurance, lic
Home Loan Officer < bank, loan
Recovery Executive < recovery
Legal Executive < advocate, vakil
E-commerce Executive < amazon, ecommerce
Project Coordinator < co-ordinator, coordinater
Management Trainee < fresher, trainee, internship
Operations Manager < operations
Maintenance Electrician | Electrical Engineer < elect`;

export const seekersSearches = SEARCHES.trim()
  .split('\n')
  .flatMap((line) => {
    const [titles = '', queries = ''] = line.split(' < ');
    return queries.split(', ').map((query) => ({ query, titles: titles.split(' | ') }));
  });
