/** What job seekers of Surat type, and a title that must be among the first ten (any one of several): titles, trade words, one wrong letter, Hindi and Gujarati. */
const SEARCHES = `
accountant > Accounts Executive
accountant > Senior Accountant
accounts > Senior Accountant
accounting > Accounts Executive
account executive > Accounts Executive
senior accountant > Senior Accountant
accounts manager > Accounts Manager
tally > Accounts Executive
tally operator > Accounts Executive | Senior Accountant
acountant > Senior Accountant
accountent > Senior Accountant
accountan > Senior Accountant
acounts executive > Accounts Executive
accountant job in surat > Accounts Executive | Senior Accountant | Junior Accountant
accountancy > Junior Accountant
bookkeeper > Senior Accountant | Accounts Executive
hisaab > Accounts Executive | Senior Accountant
hisab kitab munim > Accounts Executive
munim > Accounts Executive | Senior Accountant
billing > Billing Executive
billing operator > Billing Executive
biling executive > Billing Executive
gst > GST and Income Tax Executive
tax executive > GST and Income Tax Executive
income tax > GST and Income Tax Executive
taxation > GST and Income Tax Executive
ca > Chartered Accountant
chartered accountant > Chartered Accountant
chartered acountant > Chartered Accountant
audit executive > Audit Assistant
auditor > Audit Assistant
article assistant > Audit Assistant
cashier > Cashier
casheir > Cashier
receptionist > Front Office Executive
receptionist > Receptionist
reception > Receptionist
front office > Front Office Executive
front desk > Front Office Executive | Receptionist
front office executive > Receptionist
recptionist > Receptionist
receptionst > Receptionist
resceptionist > Receptionist
hr > HR Executive
hr executive > HR Executive
hr manager > Human Resources Manager
human resource > HR Executive
human resources executive > HR Executive
recruiter > Recruitment Consultant | HR Executive
recruitment > Recruitment Consultant
recuitment > Recruitment Consultant
talent acquisition > HR Executive | Recruitment Consultant
admin > Admin Executive
administration > Admin Executive
office administrator > Admin Executive
peon > Peon
pion > Peon
office boy > Office Boy
office boy > Peon
office assistant > Office Assistant
ofice assistant > Office Assistant
chaprasi > Peon | Office Boy | Office Assistant
office helper > Office Boy | Peon | Office Assistant
personal assistant > Executive Assistant to Director
secretary > Executive Assistant to Director | Company Secretary
company secretary > Company Secretary
back office > Back Office Executive
backoffice > Back Office Executive
data entry > Data Entry Operator
dataentry > Data Entry Operator
data entry operater > Data Entry Operator
computer operator > Computer Operator
typing work > Data Entry Operator | Computer Operator | Back Office Executive
typist > Data Entry Operator | Computer Operator | Back Office Executive
mis > MIS Executive
excel > MIS Executive | Data Entry Operator
sales > Sales Executive
sales executive > Sales Executive
sales executive > Marketing Executive
marketing executive > Marketing Executive
marketing > Sales Executive | Marketing Executive
marketting > Marketing Executive
marketing job > Marketing Executive
salesman > Counter Salesman
sales man > Sales Executive | Counter Salesman
salse executive > Sales Executive
seles executive > Sales Executive
business development > Business Development Executive
bde > Business Development Executive
bussiness development > Business Development Executive
sales manager > Area Sales Manager
field sales > Sales Executive
dukan > Counter Salesman | Store Manager, Garment Showroom
showroom > Store Manager, Garment Showroom | Counter Salesman
telecaller > Telecaller
tele caller > Telecaller
telecalling > Telecaller
telicaller > Telecaller
call center > Telecaller | Customer Support Executive
bpo > Telecaller | Customer Support Executive
customer care > Customer Support Executive
digital marketing > Digital Marketing Executive
digital marketer > Digital Marketing Executive
digital marketng > Digital Marketing Executive
seo > SEO Executive
social media > Social Media Manager
graphic designer > Graphic Designer
graphics designer > Graphic Designer
grafic designer > Graphic Designer
graphic desinger > Graphic Designer
coreldraw > Graphic Designer | Saree Print Designer
designer > Textile Designer | Graphic Designer | Fashion Designer | Interior Designer
textile designer > Textile Designer
saree designer > Saree Print Designer | Textile Designer
textile desiner > Textile Designer
fashion designer > Fashion Designer
interior designer > Interior Designer
interior > Interior Designer
autocad > Draughtsman
draftsman > Draughtsman
architecture > Architect
site engineer > Civil Site Engineer
civil engineer > Civil Site Engineer
developer > Web Developer | React Developer | Android Developer
web developer > Web Developer
web devloper > Web Developer
software developer > Software Engineer | Web Developer | React Developer
programmer > Python Programmer
coding > Python Programmer | Software Engineer | Web Developer
react > React Developer
software enginer > Software Engineer
network engineer > Hardware and Networking Engineer
testing > Software Tester
content writing > Content Writer
contant writer > Content Writer
copywriter > Content Writer
video editing > Video Editor
vedio editor > Video Editor
photography > Photographer
cameraman > Photographer
diamond > Diamond Polisher | Diamond Assorter | Diamond Marker | Diamond Sales Executive
hira > Diamond Polisher | Diamond Assorter | Diamond Marker | Sarin Operator | Galaxy Planner
diamond polishing > Diamond Polisher
polisher > Diamond Polisher
polishar > Diamond Polisher
ghanti > Diamond Polisher
sarin operator > Sarin Operator
sarin > Sarin Operator
sarine > Sarin Operator
saren operator > Sarin Operator
galaxy operator > Galaxy Planner | Sarin Operator
diamond planner > Galaxy Planner
planner > Galaxy Planner
diamond sorter > Diamond Assorter
assorter > Diamond Assorter
asorter > Diamond Assorter
4p > Laser Machine Operator
laser operator > Laser Machine Operator
jewellery designer > Jewellery CAD Designer
jewelry > Jewellery CAD Designer | Goldsmith
sonar > Goldsmith
loom > Power Loom Operator
powerloom > Power Loom Operator
loom operator > Power Loom Operator
weaver > Rapier Jacquard Weaver
weaver > Power Loom Operator | Water Jet Loom Master
weaving > Water Jet Loom Master
water jet > Water Jet Loom Master
waterjet loom > Water Jet Loom Master
dyeing > Dyeing Master
dyeng master > Dyeing Master
dying master > Dyeing Master
rangai > Dyeing Master
dyer > Dyeing Master
printing > Digital Printing Operator
printer > Digital Printing Operator | Rotary Print Machine Operator
embroidery > Embroidery Machine Operator
embroidary > Embroidery Machine Operator
embroidery operator > Embroidery Machine Operator
zari work > Zari Worker
jari > Zari Worker | Embroidery Machine Operator
hand work > Zari Worker | Embroidery Machine Operator
merchandiser > Garment Merchandiser
merchandising > Garment Merchandiser
merchandizer > Garment Merchandiser
fabric checker > Fabric Quality Checker
checking > Fabric Quality Checker
twisting > Yarn Twisting Operator
warper > Warping Operator
knitting > Circular Knitting Operator
tailor > Tailor
tailoring > Tailor
darji > Tailor
silai > Tailor | Sewing Machine Operator
tailer > Tailor
cutting master > Cutting Master
cutter > Cutting Master
packing > Packing Supervisor | Folding and Packing Helper
packaging boy > Folding and Packing Helper | Packing Supervisor
cnc > CNC Operator
cnc operator > VMC Programmer | CNC Operator
vmc > VMC Programmer
vmc operator > CNC Operator | VMC Programmer
turner > Lathe Machine Turner
lathe > Lathe Machine Turner
welding > Welder
weldar > Welder
fitter > Fitter
electrician > Maintenance Electrician
electricion > Maintenance Electrician
bijli > Maintenance Electrician
bijli ka kaam > Maintenance Electrician
wireman > Maintenance Electrician
electrical engineer > Electrical Engineer
plumber > Plumber
plumbing > Plumber
plumer > Plumber
carpentry > Carpenter
suthar > Carpenter
painter > Wall Painter
mechanic > AC Mechanic
mistri > AC Mechanic | Two Wheeler Technician
production manager > Production Manager
production superviser > Production Supervisor
supervisor > Production Supervisor | Packing Supervisor
manger > General Manager | Production Manager | Accounts Manager | Operations Manager | Area Sales Manager
quality checker > Fabric Quality Checker | Quality Control Inspector
qc > Quality Control Inspector
helper > Machine Helper | Folding and Packing Helper
majdoor > Factory Worker | Machine Helper
labour > Factory Worker
store keeper > Store Keeper
storekeeper > Store Keeper
godown > Warehouse Executive | Store Keeper
purchase > Purchase Executive
procurement > Purchase Executive
purches executive > Purchase Executive
logistics > Dispatch Executive
dispatch > Dispatch Executive
export > Import Export Documentation Executive
import export > Import Export Documentation Executive
driver > Driver
driver > Personal Driver for Director
gadi driver > Driver
gadi wala > Driver
drivar > Driver
driving > Driver
driver job surat > Driver | Personal Driver for Director
delivery > Delivery Boy
courier boy > Delivery Boy
delivary boy > Delivery Boy
security > Security Guard
watchman > Security Guard
chowkidar > Security Guard
securty guard > Security Guard
housekeeping > Housekeeping Staff
safai > Housekeeping Staff
cleaner > Housekeeping Staff
cook > Cook
rasoiya > Cook
chef > Commis Chef
waiter > Hotel Steward
mali > Gardener
aaya > Caretaker for Child
beauty parlour > Beautician
teacher > Maths Teacher
teacher > English Lecturer
techer > Maths Teacher
shikshak > Maths Teacher
faculty > English Lecturer | Maths Teacher
counselor > Career Counsellor
nurse > Staff Nurse
nursing > Staff Nurse
lab technician > Lab Technician
pharmacist > Pharmacist
farmacist > Pharmacist
medical store > Pharmacist
doctor > Medical Officer
travel agent > Travel Consultant
tours and travels > Travel Consultant
ticketing > Travel Consultant
visa > Visa Executive
insurance > Insurance Advisor
lic > Insurance Advisor
bank > Home Loan Officer
loan > Home Loan Officer
recovery > Recovery Executive
advocate > Legal Executive
vakil > Legal Executive
amazon > E-commerce Executive
ecommerce > E-commerce Executive
co-ordinator > Project Coordinator
coordinater > Project Coordinator
fresher > Management Trainee
trainee > Management Trainee
internship > Management Trainee
operations > Operations Manager
accou > Senior Accountant
elect > Maintenance Electrician | Electrical Engineer
embro > Embroidery Machine Operator`;

export const seekersSearches = SEARCHES.trim()
  .split('\n')
  .map((line) => {
    const [query = '', titles = ''] = line.split(' > ');
    return { query, titles: titles.split(' | ') };
  });
