import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

// Without an employee ID, a new employee gets the next one.
const { isNeeded: _, ...code } = employeeCode

/** One person per row, with everything on their tabs. */
export const employeesTable = {
  columns: {
    code,
    firstName: {
      heading: 'First name',
      names: ['givenname', 'forename'],
      isNeeded: true,
      instead: 'name',
      example: 'Asha',
    },
    lastName: { heading: 'Last name', names: ['surname', 'familyname'], example: 'Rao' },
    name: {
      heading: 'Full name',
      names: ['name', 'employeename', 'nameofemployee', 'nameoftheemployee', 'empname', 'staffname'],
      example: '',
    },
    workEmail: {
      heading: 'Work email',
      names: [
        ...['email', 'emailid', 'emailaddress', 'officialemail', 'workemailid', 'mailid', 'mail'],
        ...['officialemailid', 'officialmailid', 'companyemail'],
      ],
      isNeeded: true,
      example: 'asha.rao@example.com',
    },
    phone: {
      heading: 'Mobile',
      names: ['phone', 'mobileno', 'mobilenumber', 'phonenumber', 'phoneno', 'contactno', 'contactnumber', 'mob'],
      example: '9876543210',
    },
    designation: { heading: 'Designation', names: ['jobtitle', 'title', 'desig', 'position'], example: 'Engineer' },
    department: { heading: 'Department', names: ['dept', 'departmentname'], example: '' },
    role: { heading: 'Role', example: 'Employee' },
    reportsTo: {
      heading: 'Reports to',
      names: [
        ...['manager', 'managerid', 'reportingmanager', 'reportingto', 'managercode', 'reportingmgr', 'mgr'],
        ...['managername', 'reportingmanagername', 'managersname', 'manageremail', 'reportingofficer'],
      ],
      example: '',
    },
    location: { heading: 'Location', names: ['worklocation', 'branch', 'office'], example: '' },
    legalEntity: { heading: 'Legal entity', names: ['employer', 'legalentityname', 'entity'], example: '' },
    shift: { heading: 'Shift', names: ['shiftname'], example: '' },
    employmentType: { heading: 'Employment type', names: ['type', 'employeetype'], example: 'Full-time' },
    joinedOn: {
      heading: 'Date of joining',
      names: ['joiningdate', 'dateofjoin', 'doj', 'joinedon', 'joindate', 'dtofjoining', 'dateofjoining'],
      isNeeded: true,
      example: '02/11/2026',
      type: 'day',
    },
    probationDays: { heading: 'Probation days', names: ['probation', 'probationperiod'], example: '90' },
    birthDate: {
      heading: 'Date of birth',
      names: ['dob', 'birthdate', 'birthday'],
      example: '15/08/1995',
      type: 'day',
    },
    gender: { heading: 'Gender', names: ['sex', 'mf'], example: 'Female' },
    bloodGroup: { heading: 'Blood group', example: 'O+' },
    maritalStatus: { heading: 'Marital status', example: 'Single' },
    address: {
      heading: 'Address',
      names: ['currentaddress', 'addressline1', 'presentaddress', 'residentialaddress'],
      example: '12 MG Road',
    },
    city: { heading: 'City', names: ['currentcity'], example: 'Bengaluru' },
    state: { heading: 'State', names: ['currentstate'], example: 'Karnataka' },
    pinCode: { heading: 'PIN code', names: ['pincode', 'pin', 'zip', 'postalcode'], example: '560001' },
    pan: { heading: 'PAN', names: ['pannumber', 'panno'], example: '', isSensitive: true },
    aadhaar: { heading: 'Aadhaar', names: ['aadhaarnumber', 'aadharnumber', 'aadhar'], example: '', isSensitive: true },
    uan: { heading: 'UAN', names: ['uannumber', 'pfuan'], example: '', isSensitive: true },
    esi: { heading: 'ESI number', names: ['esic', 'esino', 'esicnumber', 'esinumber'], example: '', isSensitive: true },
    holderName: {
      heading: 'Account holder',
      names: ['accountholdername', 'nameinbank'],
      example: '',
      isSensitive: true,
    },
    accountNumber: {
      heading: 'Account number',
      names: ['bankaccount', 'bankaccountnumber', 'accountno', 'bankaccountno'],
      example: '',
      isSensitive: true,
    },
    ifsc: { heading: 'IFSC', names: ['ifsccode', 'bankifsc'], example: '', isSensitive: true },
    bankName: { heading: 'Bank', names: ['bankname'], example: '' },
    emergencyName: { heading: 'Emergency contact', names: ['emergencycontactname', 'emergencyname'], example: '' },
    emergencyRelation: { heading: 'Relation', names: ['emergencyrelation', 'relationship'], example: '' },
    emergencyPhone: {
      heading: 'Emergency mobile',
      names: ['emergencycontactnumber', 'emergencynumber', 'emergencyphone', 'emergencycontactno'],
      example: '',
    },
  },
} as const satisfies ImportTable
