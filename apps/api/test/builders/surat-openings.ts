import type { MadeJob } from './open-jobs.js';

/** Jobs as companies in Surat write them: the title and the skills. */
const OPENINGS = `
Accounts Executive: Tally, GST, Excel
Senior Accountant: Tally Prime, Balance Sheet
Junior Accountant: Tally, Bank Reconciliation
Accounts Manager: Finalisation, GST
Billing Executive: Tally, Invoicing
GST and Income Tax Executive: GST Returns, TDS
Audit Assistant: Audit, Excel
Chartered Accountant: Finalisation, Income Tax
Cashier: Cash Handling
Front Office Executive: Communication, MS Office
Receptionist: Communication, Hindi
HR Executive: Recruitment, Payroll
Human Resources Manager: Labour Laws, Recruitment
Recruitment Consultant: Sourcing, Naukri
Admin Executive: Facility, Vendor Management
Office Assistant: Filing, Bank Work
Peon: Housekeeping, Tea
Office Boy: Filing
Executive Assistant to Director: Calendar, English
Back Office Executive: Excel, Typing
Data Entry Operator: Typing, Excel
Computer Operator: MS Office, Typing
MIS Executive: Advanced Excel, Pivot
Sales Executive: Field Sales, Negotiation
Marketing Executive: Promotion, Market Survey
Business Development Executive: Lead Generation, CRM
Area Sales Manager: FMCG, Distributor Handling
Counter Salesman: Saree Showroom, Customer Handling
Store Manager, Garment Showroom: Retail, Team Handling
Telecaller: Gujarati, Hindi, Calling
Customer Support Executive: Voice Process
Digital Marketing Executive: SEO, Facebook Ads
Social Media Manager: Instagram, Reels
SEO Executive: Google Analytics
Graphic Designer: CorelDRAW, Photoshop
Textile Designer: Photoshop, NedGraphics
Saree Print Designer: CorelDRAW
Fashion Designer: Sketching, Draping
Interior Designer: AutoCAD, SketchUp
Draughtsman: AutoCAD
Architect: Revit, AutoCAD
Civil Site Engineer: Site Supervision, Quantity
Web Developer: PHP, Laravel
React Developer: React, TypeScript
Software Engineer: Java, Spring
Python Programmer: Django
Android Developer: Kotlin
Hardware and Networking Engineer: CCTV, Router
Software Tester: Selenium
Content Writer: Blog, English
Video Editor: Premiere Pro, Reels
Photographer: Product Shoot
Diamond Polisher: Round, Fancy
Sarin Operator: Sarin, Diamond
Galaxy Planner: Galaxy, Diamond
Diamond Marker: Marking, Rough
Diamond Assorter: GIA, Grading
Laser Machine Operator: Diamond, 4P
Bruting Operator: Diamond
Jewellery CAD Designer: Rhino, Matrix
Goldsmith: Setting, Casting
Diamond Sales Executive: Rapaport, Export
Power Loom Operator: Loom
Water Jet Loom Master: Weaving
Rapier Jacquard Weaver: Jacquard
Dyeing Master: Dyes, Shade Matching
Stenter Operator: Finishing
Colour Kitchen Supervisor: Printing
Digital Printing Operator: Epson, RIP
Rotary Print Machine Operator: Printing Mill
Embroidery Machine Operator: Multihead, Wilcom
Zari Worker: Hand Work
Garment Merchandiser: Buyer Handling, Costing
Fabric Quality Checker: Checking, Grey
Yarn Twisting Operator: TFO
Warping Operator: Beam
Circular Knitting Operator: Knitting
Tailor: Stitching, Blouse
Sewing Machine Operator: Single Needle
Cutting Master: Pattern, Garment
Folding and Packing Helper: Packing
Packing Supervisor: Team Handling
CNC Operator: Fanuc, Lathe
VMC Programmer: MasterCAM
Lathe Machine Turner: ITI
Welder: ARC, TIG
Fitter: ITI, Maintenance
Maintenance Electrician: Wiring, Panel
Electrical Engineer: PLC
Plumber: Pipe Fitting
Carpenter: Furniture
Wall Painter: Spray
AC Mechanic: Repair
Two Wheeler Technician: Service
Production Manager: Planning, ISO
Production Supervisor: Shift Handling
Quality Control Inspector: QC, Vernier
Machine Helper: Loading
Factory Worker: Labour
Store Keeper: Inventory, GRN
Warehouse Executive: Stock, SAP
Purchase Executive: Vendor, Negotiation
Dispatch Executive: Logistics, E Way Bill
Import Export Documentation Executive: Shipping Bill, LC
Driver: LMV Licence
Personal Driver for Director: Car
Delivery Boy: Two Wheeler
Security Guard: Night Duty
Housekeeping Staff: Cleaning
Cook: Gujarati Food
Hotel Steward: Service
Commis Chef: Indian
Gardener: Plants
Caretaker for Child: Care
Beautician: Makeup, Hair
Maths Teacher: B.Ed
English Lecturer: M.A.
Career Counsellor: Counselling
Staff Nurse: GNM
Lab Technician: DMLT
Pharmacist: D.Pharm
Medical Officer: MBBS
Travel Consultant: Amadeus, Ticketing
Visa Executive: Documentation
Insurance Advisor: LIC
Home Loan Officer: Bank
Recovery Executive: Collection
Legal Executive: Drafting
E-commerce Executive: Amazon, Flipkart Listing
Project Coordinator: Follow Up
Management Trainee: MBA
Operations Manager: Process
General Manager: Leadership
Company Secretary: ROC, Compliance`;

/** The cities of the jobs. Most jobs are in Surat. */
const PLACES = [
  ['Surat', 'Gujarat'],
  ['Surat', 'Gujarat'],
  ['Surat', 'Gujarat'],
  ['Navsari', 'Gujarat'],
  ['Ahmedabad', 'Gujarat'],
  ['Mumbai', 'Maharashtra'],
] as const;

export const suratOpenings: readonly MadeJob[] = OPENINGS.trim()
  .split('\n')
  .map((line, index) => {
    const [title = '', skills = ''] = line.split(': ');
    const [city = '', state = ''] = PLACES[index % PLACES.length] ?? [];
    return { title, preferredSkills: skills.split(', '), city, state };
  });
